/** The agency's logo with its name; without one the product's own mark, in the agency's accent colour. No link: the start page is the agents'. */
import type { Branding } from '@waypage/contract';

const MARK_COLOR = '#0B5563';

export function BrandLogo({ branding }: { branding: Branding }) {
  return (
    <span className="logo">
      {branding.logo ? (
        <img className="logo__img" src={branding.logo} alt="" height={34} />
      ) : (
        <svg viewBox="0 0 34 34" aria-hidden="true">
          <rect x="2.5" y="1.5" width="29" height="31" rx="9" fill={branding.accentColor ?? MARK_COLOR} />
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
      )}
      {branding.agencyName}
    </span>
  );
}
