/** Business constants of the product, stated once for server and front end (spec §9, contract §1–§3). */
export const LIMITS = {
  /** Characters accepted for parsing; past it 413. */
  parseTextMax: 1_000_000,
  flightQuoteTextMin: 50,
  travelDealTextMin: 10,
  parseDealTimeoutMs: 45_000,
  travelersMin: 1,
  travelersMax: 20,
  budgetDescriptionMax: 100,
  dealDescriptionMax: 200,
  dealGuestsDefault: 2,
  revisionsKept: 20,
  accessCodeMax: 256,
} as const;

/** Names of things kept in the browser (spec §9). */
export const BROWSER_KEYS = {
  authenticated: 'cd_authenticated',
  itineraryCopyPrefix: 'itinerary_',
  customMedia: 'itinerary_custom_media',
} as const;

/** Sizes and times of the interface that the specification fixes (spec §9). */
export const INTERFACE = {
  mobileBreakpointPx: 768,
  barHeightPx: 64,
  itineraryInputHeightPx: 300,
  rawTextEditHeightPx: 400,
  toastsShown: 1,
  toastRemoveDelayMs: 1_000_000,
  toastDurationMs: 5000,
  /** Of a toast that offers to undo a deletion. */
  undoDurationMs: 10_000,
  toastSwipeThresholdPx: 50,
  tooltipDelayMs: 700,
  tooltipSkipDelayMs: 300,
  dashboardPlaceholders: 6,
  designEditorWidth: 1200,
  designEditorHeight: 800,
  designEditorPollMs: 1000,
} as const;
