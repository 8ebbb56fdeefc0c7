/**
 * The agency's logo as a short clip: muted, plays once, then rests (F-120). Under it lies the drawn frame, which stands alone where there is
 * no clip, where it does not load, and with reduced motion: there the clip's source is never chosen.
 */
import type { Branding } from '@waypage/contract';

export function LogoVideo({ branding }: { branding: Branding }) {
  const { agencyName, logoVideo, accentColor } = branding;
  return (
    <div className="logovideo" role="img" aria-label={`${agencyName} logo video`}>
      <svg viewBox="0 0 132 74" aria-hidden="true">
        <rect width="132" height="74" fill={accentColor ?? FRAME_COLOR} />
        <path d="M18 26l13 32 13-26 13 26 12-30" />
        <path className="logovideo__way" d="M69 28C76 8 98 8 112 22" />
        <circle cx="114" cy="24" r="6" fill="#FFB53B" />
      </svg>
      {logoVideo && (
        <video muted autoPlay playsInline disablePictureInPicture preload="metadata" width={132} height={74}>
          <source src={logoVideo} type={typeOf(logoVideo)} media="(prefers-reduced-motion: no-preference)" />
        </video>
      )}
    </div>
  );
}

const FRAME_COLOR = '#0A2A33';

const typeOf = (address: string) => (/\.webm(?:[?#]|$)/i.test(address) ? 'video/webm' : 'video/mp4');
