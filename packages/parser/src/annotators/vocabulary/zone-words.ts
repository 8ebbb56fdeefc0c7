/** The letters of time zones as schedules write them behind an hour, in small letters: `8:15 AM ET`, `14:00 CEST`. */
export const LONG_ZONES = '[ecmp][sd]t|gmt|utc|bst|ces?t|ees?t|wes?t|jst|kst|hkt|sgt|a[ec][sd]t|awst|nz[sd]t';
/** `ET`, `PT`: words in some languages. */
export const SHORT_ZONES = '[ecmp]t';
