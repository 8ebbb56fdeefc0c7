/** Texts of the travel deal screens that spec §2, §4, §5 and §8 fix, and the few that stand beside them. */
import { LOAD_AGAIN } from '../records/load-again.ts';

const NOT_FOUND = "The travel deal you're looking for doesn't exist or has been removed.";

export const DEAL_MESSAGES = {
  parse: 'Parse Travel Deal',
  parsing: 'Parsing...',
  tooShort: 'Please enter the travel deal text',
  parsed: 'Travel deal parsed!',
  parsingFailed: 'Parsing failed',
  /** Where the server says nothing better. */
  failedToParse: 'Failed to parse travel deal',
  timedOut: 'Request timed out - please try again with shorter text',
  flexibleDates: 'Flexible dates',
  save: 'Save and Generate Link',
  saveChanges: 'Save Changes',
  saving: 'Saving...',
  saved: 'Deal saved!',
  saveFailed: 'Save failed',
  failedToSave: 'Failed to save travel deal',
  copyLink: 'Copy Link',
  linkCopied: 'Link copied!',
  linkSelected: 'The browser did not allow copying. The link is selected: copy it from there.',
  updated: { title: 'Travel deal updated', description: 'Your changes have been saved successfully.' },
  notUpdated: { title: 'Error', description: 'Failed to save travel deal. Please try again.' },
  notFoundTitle: 'Deal Not Found',
  notFoundText: NOT_FOUND,
  /** In the editor; the public page has the two above. */
  editNotFound: { title: 'Travel deal not found', text: NOT_FOUND },
  editLoadFailed: { title: 'Failed to load travel deal', text: LOAD_AGAIN },
  /** The error itself, and what the page says of any failure but 404. */
  publicLoadFailed: 'Failed to fetch travel deal',
  loading: 'Loading travel deal...',
  twoVersions: 'Two versions of this travel deal',
  staysAsRead: 'Prices, dates and lists stay as they were read before.',
} as const;
