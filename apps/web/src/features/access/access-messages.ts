/** Texts of the access gate (spec §2, §5; G-1 to G-3, G-7). */
export const ACCESS_MESSAGES = {
  title: 'Private Access',
  subtitle: 'Admin Panel & Creation Tools',
  explanation: 'This area is restricted to authorized users. If you received a trip link, it opens without a code.',
  label: 'Access Code',
  placeholder: 'Enter access code',
  button: 'Access Admin Panel',
  checking: 'Checking...',
  invalid: 'Invalid access code. Please try again.',
  throttled: (seconds: number) => `Too many attempts. Please try again in ${seconds} seconds.`,
  throttledAWhile: 'Too many attempts. Please try again later.',
} as const;
