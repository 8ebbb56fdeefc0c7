/** Texts of the itinerary screens that spec §2, §4 and §8 fix, and the few that stand beside them. */
import { LOAD_AGAIN } from '../records/load-again.ts';

const NOT_FOUND = 'Itinerary Not Found';
const GONE = "The itinerary you're looking for doesn't exist or has been removed.";

export const ITINERARY_MESSAGES = {
  generate: 'Generate Visual Itinerary',
  processing: 'Processing Itinerary...',
  parseFailed: 'Failed to parse itinerary. Please try again.',
  linkCopied: 'Share link copied to clipboard!',
  linkSelected: 'The browser did not allow copying. The link is selected: copy it from there.',
  notSaved: 'Not saved on the server yet',
  sentLater: 'Saved on the server now',
  tryAgain: 'Try again',
  notFoundTitle: NOT_FOUND,
  /** The error itself, for consoles and logs; the screen shows the two above and below (spec §8). */
  publicLoadFailed: 'Unable to load itinerary',
  publicNotFound: 'The requested itinerary could not be loaded.',
  adminNotFound: GONE,
  loadFailed: 'Failed to load itinerary',
  loading: 'Loading itinerary...',
  /** The editor's screen is one for both failures, and says which it was (spec §8). */
  editNotFound: { title: NOT_FOUND, text: `Itinerary not found. ${GONE}` },
  editLoadFailed: { title: NOT_FOUND, text: `Failed to load itinerary. ${LOAD_AGAIN}` },
  parsingFailed: 'Parsing failed',
  saveChanges: 'Save Changes',
  saving: 'Saving...',
  updated: { title: 'Itinerary updated', description: 'Your changes have been saved successfully.' },
  notUpdated: { title: 'Error', description: 'Failed to save itinerary. Please try again.' },
  twoVersions: 'Two versions of this itinerary',
  staysAsRead: 'Days and activities stay as reviewed; the budget is read from it when you save.',
} as const;
