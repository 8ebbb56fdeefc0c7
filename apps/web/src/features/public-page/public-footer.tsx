/** The footer of public pages, from the branding file (V-3): what the agency has not set vanishes, with its column. */
import type { Branding } from '@waypage/contract';
import { Icon, type IconName } from '../itinerary/view/icon-sprite.tsx';
import { BrandLogo } from './brand-logo.tsx';
import { socialIcon } from './social-icon.ts';

type FooterLink = NonNullable<Branding['footer']['support']>;

interface PublicFooterProps {
  branding: Branding;
  /** Absolute address of the page: printed pages end with it. */
  pageUrl: string;
  /** Year of the copyright line; null leaves it out. */
  year: number | null;
}

export function PublicFooter({ branding, pageUrl, year }: PublicFooterProps) {
  const { footer, postalAddress, copyrightHolder } = branding;
  const copyright = ['©', year, copyrightHolder].filter((part) => part !== null).join(' ');
  return (
    <footer className="foot">
      <Hills />
      <div className="wrap">
        <div className="foot__in">
          <div>
            <BrandLogo branding={branding} />
            {postalAddress && <address>{postalAddress}</address>}
            <SocialProfiles links={footer.social} />
          </div>
          <FooterColumn id="foot-help" title="Help" links={[footer.support]} action={footer.travelAgentContact} />
          <FooterColumn id="foot-legal" title="Legal" links={[footer.privacy, footer.terms, footer.dataUsage]} />
          <FooterColumn id="foot-more" title="Keep in touch" links={[footer.subscription]} />
        </div>
        <div className="foot__end">
          <span>{copyright.replace(/\.$/, '')}. All rights reserved.</span>
          <span>Times are local to each place.</span>
          <span className="print-only">Online: {pageUrl}</span>
        </div>
      </div>
    </footer>
  );
}

/** Icons that the footer refers to, for the page's sprite. */
export function footerIcons({ footer }: Branding): readonly IconName[] {
  const social = footer.social.map((link) => socialIcon(link.href)).filter((name) => name !== null);
  return footer.travelAgentContact ? [...social, 'arrow-right'] : social;
}

interface FooterColumnProps {
  id: string;
  title: string;
  links: readonly (FooterLink | null)[];
  action?: FooterLink | null;
}

function FooterColumn({ id, title, links, action = null }: FooterColumnProps) {
  const shown = links.filter((link) => link !== null);
  if (shown.length === 0 && action === null) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {shown.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
        {action && (
          <li>
            <a className="cta" href={action.href}>
              {action.label} <Icon name="arrow-right" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

function SocialProfiles({ links }: { links: readonly FooterLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="foot__soc">
      {links.map((link) => {
        const icon = socialIcon(link.href);
        return (
          <li key={link.href}>
            <a href={link.href} rel="noopener noreferrer">
              {icon ? (
                <>
                  <Icon name={icon} />
                  <span className="sr-only">{link.label}</span>
                </>
              ) : (
                link.label
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Hills() {
  return (
    <svg className="foot__hills" viewBox="0 0 1280 64" preserveAspectRatio="none" aria-hidden="true">
      <path opacity=".35" d="M0 64V40c160-34 300-34 470-12s300 30 470 0 240-20 340 6v30z" />
      <path d="M0 64V56c220-30 400-18 560-6s300 10 420-6 200-14 300-2v22z" />
    </svg>
  );
}
