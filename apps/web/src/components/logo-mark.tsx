/** The product's mark and name. */
export function LogoMark() {
  return (
    <>
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <rect x="2.5" y="1.5" width="29" height="31" rx="9" fill="#0B5563" />
        <path
          d="M8.5 12.5l4.2 11 4.3-8.4 4.3 8.4 3-8"
          fill="none"
          stroke="#fff"
          strokeWidth="2.7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="25.4" cy="10" r="3.1" fill="#FF7556" />
      </svg>
      Waypage
    </>
  );
}
