/** Texts of the itinerary screens that spec §2, §4 and §8 fix, and the few that stand beside them. */
export const ITINERARY_MESSAGES = {
  generate: 'Generate Visual Itinerary',
  processing: 'Processing Itinerary...',
  parseFailed: 'Failed to parse itinerary. Please try again.',
  linkCopied: 'Share link copied to clipboard!',
  linkSelected: 'The browser did not allow copying. The link is selected: copy it from there.',
  notSaved: 'Not saved on the server yet',
  sentLater: 'Saved on the server now',
  tryAgain: 'Try again',
  notFoundTitle: 'Itinerary Not Found',
  /** The error itself, for consoles and logs; the screen shows the two above and below (spec §8). */
  publicLoadFailed: 'Unable to load itinerary',
  publicNotFound: 'The requested itinerary could not be loaded.',
  adminNotFound: "The itinerary you're looking for doesn't exist or has been removed.",
  loadFailed: 'Failed to load itinerary',
  loading: 'Loading itinerary...',
  save: 'Save Changes',
  saving: 'Saving...',
} as const;
