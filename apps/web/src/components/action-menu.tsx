/** A menu of actions behind a "more" button: arrows move, Esc closes and returns the focus. */
import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Fragment } from 'react';
import { Link } from 'react-router';
import styles from './action-menu.module.css';
import { OnePathIcon } from './one-path-icon.tsx';

interface MenuEntryBase {
  readonly label: string;
  readonly icon: LucideIcon;
}

/** A place to go to (inside the application, or in a new tab), or something to do. */
export type MenuEntry = MenuEntryBase &
  ({ readonly to: string; readonly newTab?: boolean } | { readonly run: () => void; readonly danger?: boolean });

type MenuGroups = readonly (readonly MenuEntry[])[];

/** `groups` are separated by a line, and asked for when the menu opens; `label` names the button and the menu. */
export function ActionMenu({ label, groups }: { readonly label: string; readonly groups: () => MenuGroups }) {
  return (
    /* Drawn inside the main landmark: content outside every landmark is hard to find with a screen reader. */
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <button type="button" className="btn btn--ghost btn--icon btn--sm more" aria-label={label}>
          <OnePathIcon name="ellipsis" />
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={document.getElementById('main')}>
        <DropdownMenu.Content
          className={`menu ${styles['menu']}`}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
        >
          <Groups groups={groups} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Groups({ groups }: { readonly groups: () => MenuGroups }) {
  return groups().map((group, index) => (
    <Fragment key={group[0]?.label}>
      {index > 0 && (
        <DropdownMenu.Separator asChild>
          <hr />
        </DropdownMenu.Separator>
      )}
      {group.map((entry) => (
        <Entry key={entry.label} entry={entry} />
      ))}
    </Fragment>
  ));
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  const content = (
    <>
      <entry.icon className="icon" aria-hidden="true" />
      {entry.label}
    </>
  );
  if ('run' in entry) {
    return (
      <DropdownMenu.Item asChild onSelect={entry.run}>
        <button type="button" className={entry.danger ? (styles['danger'] ?? '') : ''}>
          {content}
        </button>
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item asChild>
      {entry.newTab ? (
        <a href={entry.to} target="_blank" rel="noopener">
          {content}
        </a>
      ) : (
        <Link to={entry.to}>{content}</Link>
      )}
    </DropdownMenu.Item>
  );
}
