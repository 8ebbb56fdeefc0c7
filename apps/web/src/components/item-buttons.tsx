/** Move up, move down, remove: the same three small buttons for whatever stands in a list. */
import { ArrowDown, ArrowUp, type LucideIcon, Trash2 } from 'lucide-react';
import styles from './item-buttons.module.css';
import { Tooltip } from './tooltip.tsx';

export interface ItemButtonsProps {
  /** What they act on: `Day 2`, `Fado dinner`. */
  readonly name: string;
  /** Undefined where the item cannot be moved at all, null where it stands at the end of the way. */
  readonly onUp?: (() => void) | null;
  readonly onDown?: (() => void) | null;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

export function ItemButtons({ name, onUp, onDown, removeLabel, onRemove }: ItemButtonsProps) {
  return (
    <span className={styles['itemButtons']}>
      {onUp !== undefined && <IconButton icon={ArrowUp} text="Move up" name={name} run={onUp} />}
      {onDown !== undefined && <IconButton icon={ArrowDown} text="Move down" name={name} run={onDown} />}
      <IconButton icon={Trash2} text={removeLabel} name={name} run={onRemove} />
    </span>
  );
}

interface IconButtonProps {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly name: string;
  readonly run: (() => void) | null;
}

function IconButton({ icon: Icon, text, name, run }: IconButtonProps) {
  return (
    <Tooltip text={text}>
      <button
        type="button"
        className="btn btn--ghost btn--icon btn--sm"
        aria-label={`${text}: ${name}`}
        aria-disabled={run === null}
        onClick={() => run?.()}
      >
        <Icon className="icon" aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
