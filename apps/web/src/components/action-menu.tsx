/** A menu of actions behind a "more" button: arrows move, Esc closes and returns the focus. */
import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Fragment, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import styles from './action-menu.module.css';

interface MenuEntryBase {
  readonly label: string;
  readonly icon: LucideIcon;
}

/** A place to go to (inside the application, or in a new tab), or something to do. */
export type MenuEntry = MenuEntryBase &
  ({ readonly to: string; readonly newTab?: boolean } | { readonly run: () => void; readonly danger?: boolean });

type MenuGroups = readonly (readonly MenuEntry[])[];

interface ActionMenuProps {
  /** Names the button and the menu. */
  readonly label: string;
  /** Separated by a line, and asked for when the menu opens. */
  readonly groups: () => MenuGroups;
}

const OPENING_KEYS = new Set(['Enter', ' ', 'ArrowDown']);

/**
 * A page of a hundred cards has a hundred of these, and cards come and go while a list is scrolled: until pointer or focus reach the
 * button, it is a button and nothing more (docs/decisions/0050). The menu then stands beside it, so that the button itself stays.
 */
export function ActionMenu({ label, groups }: ActionMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  /** Closed by a press elsewhere: the focus is where that was. */
  const leftByPointer = useRef(false);
  const [reached, setReached] = useState(false);
  const [open, setOpen] = useState(false);
  const buttonId = useId();
  const reach = () => setReached(true);
  const openNow = () => {
    setReached(true);
    setOpen(true);
  };
  return (
    <>
      <button
        ref={button}
        id={buttonId}
        type="button"
        className={`btn btn--ghost btn--icon btn--sm ${styles['more']}`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={reach}
        onFocus={reach}
        onPointerDown={(event) => {
          if (event.button !== 0 || event.ctrlKey) return;
          /* The focus is the menu's: the browser would put it on the button. */
          if (!open) event.preventDefault();
          setReached(true);
          setOpen((now) => !now);
        }}
        onKeyDown={(event) => {
          if (!OPENING_KEYS.has(event.key)) return;
          event.preventDefault();
          openNow();
        }}
        onClick={({ detail }) => {
          /* Voice control and screen readers press a button without pointer or key. */
          if (detail === 0) openNow();
        }}
      />
      {reached && (
        /* Drawn inside the main landmark: content outside every landmark is hard to find with a screen reader. */
        <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
          <DropdownMenu.Trigger asChild>
            <span className={styles['anchor']} aria-hidden="true" />
          </DropdownMenu.Trigger>
          <DropdownMenu.Portal container={document.getElementById('main')}>
            <DropdownMenu.Content
              className={`menu ${styles['menu']}`}
              align="end"
              sideOffset={4}
              collisionPadding={8}
              aria-label={label}
              aria-labelledby={buttonId}
              onInteractOutside={() => {
                leftByPointer.current = true;
              }}
              onCloseAutoFocus={() => {
                if (!leftByPointer.current) button.current?.focus();
                leftByPointer.current = false;
              }}
            >
              <Groups groups={groups} />
            </DropdownMenu.Content>
          </DropdownMenu.Portal>
        </DropdownMenu.Root>
      )}
    </>
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
