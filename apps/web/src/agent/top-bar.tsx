/** The bar of the agent area: logo, tagline, four entries, collapsing into a toggle menu at 768 px (N-1 to N-3). */
import { LayoutDashboard, Menu, Plane, SquarePen, Tag, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { LogoMark } from '../components/logo-mark.tsx';
import { isCurrentEntry } from './current-entry.ts';

const TAGLINE = 'Travel Itinerary Plan Presenter';

const ENTRIES = [
  { label: 'Create', to: '/', icon: SquarePen },
  { label: 'Dashboard', to: '/dashboard', icon: LayoutDashboard },
  { label: 'Flight Quotes', to: '/flights', icon: Plane },
  { label: 'Travel Deals', to: '/deals', icon: Tag },
] as const;

export function TopBar() {
  const { pathname } = useLocation();
  /* The menu belongs to the page it was opened on: moving on closes it. */
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === pathname;
  const Icon = open ? X : Menu;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc is listened for on behalf of the toggle and the entries
    <header
      className="topbar"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpenOn(null);
      }}
    >
      <div className="wrap topbar__in">
        <Link className="logo" to="/">
          <LogoMark />
        </Link>
        <span className="topbar__tag">{TAGLINE}</span>
        <button
          className="btn btn--ghost btn--icon topbar__toggle"
          type="button"
          aria-expanded={open}
          aria-controls="topnav"
          aria-label="Menu"
          onClick={() => setOpenOn(open ? null : pathname)}
        >
          <Icon className="icon" aria-hidden="true" />
        </button>
        <nav className="topnav" id="topnav" aria-label="Main">
          {ENTRIES.map((entry) => (
            <Link
              key={entry.to}
              to={entry.to}
              aria-current={isCurrentEntry(entry.to, pathname) ? 'page' : undefined}
              onClick={() => setOpenOn(null)}
            >
              <entry.icon className="icon" aria-hidden="true" />
              {entry.label}
            </Link>
          ))}
        </nav>
      </div>
    </header>
  );
}
