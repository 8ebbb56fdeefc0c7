/** Texts of the flight quote screens that spec §2, §4, §5 and §8 fix, and the few that stand beside them. */
import { LOAD_AGAIN } from '../records/load-again.ts';

const NOT_FOUND = "The flight quote you're looking for doesn't exist or has been removed.";

export const QUOTE_MESSAGES = {
  generate: 'Generate Flight Quote Preview',
  generating: 'Generating Beautiful Quote...',
  tooShort: 'Please enter a complete flight quote',
  parsingFailed: 'Parsing failed',
  /** The server did not accept or could not read the text. */
  failedToParse: 'Failed to parse flight quote',
  /** No answer, or none that can be used. */
  unableToParse: 'Unable to parse flight quote',
  generated: 'Flight quote generated!',
  save: 'Save and Generate Shareable Link',
  saveChanges: 'Save Changes',
  saving: 'Saving...',
  saved: 'Flight quote saved!',
  failedToSave: 'Failed to save flight quote',
  viewPublic: 'View Public Quote',
  copyLink: 'Copy Share Link',
  linkCopied: 'Link copied!',
  linkSelected: 'The browser did not allow copying. The link is selected: copy it from there.',
  updated: { title: 'Flight quote updated', description: 'Your changes have been saved successfully.' },
  notUpdated: { title: 'Error', description: 'Failed to save flight quote. Please try again.' },
  notFoundTitle: 'Flight Quote Not Found',
  notFoundText: NOT_FOUND,
  /** In the editor; the public page has the two above. */
  editNotFound: { title: 'Flight quote not found', text: NOT_FOUND },
  editLoadFailed: { title: 'Failed to load flight quote', text: LOAD_AGAIN },
  /** The error itself, for consoles and logs. */
  publicLoadFailed: 'Unable to load flight quote',
  loading: 'Loading flight quote...',
  twoVersions: 'Two versions of this flight quote',
  staysAsRead: 'Flights and fares stay as they were read before.',
} as const;
