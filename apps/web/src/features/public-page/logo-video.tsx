/**
 * The logo as a short clip: muted, plays once, then rests (F-120). The agency's own, else the product's, whose last frame is the drawing under
 * it. The drawing stands alone where the clip does not load and with reduced motion: there no source is ever chosen.
 */
import type { Branding } from '@waypage/contract';

export function LogoVideo({ branding }: { branding: Branding }) {
  const { agencyName, logoVideo, accentColor } = branding;
  const clips = logoVideo !== null ? [logoVideo] : accentColor === null ? OWN_CLIPS : [];
  return (
    <div className="logovideo" role="img" aria-label={`${agencyName} logo video`}>
      <svg viewBox="0 0 132 74" aria-hidden="true">
        <rect width="132" height="74" fill={accentColor ?? FRAME_COLOR} />
        <path d="M18 26l13 32 13-26 13 26 12-30" />
        <path className="logovideo__way" d="M69 28C76 8 98 8 112 22" />
        <circle cx="114" cy="24" r="6" fill="#FFB53B" />
      </svg>
      {clips.length > 0 && (
        <video muted autoPlay playsInline disablePictureInPicture preload="metadata" width={132} height={74}>
          {clips.map((clip) => (
            <source key={clip} src={clip} type={typeOf(clip)} media="(prefers-reduced-motion: no-preference)" />
          ))}
        </video>
      )}
    </div>
  );
}

const FRAME_COLOR = '#0A2A33';
/** Made by `scripts/make-logo-clip.mjs`; on its own ground, so that an agency's colour has the drawing alone. */
const OWN_CLIPS: readonly string[] = ['/media/logo-clip.webm', '/media/logo-clip.mp4'];

const typeOf = (address: string) => (/\.webm(?:[?#]|$)/i.test(address) ? 'video/webm' : 'video/mp4');
