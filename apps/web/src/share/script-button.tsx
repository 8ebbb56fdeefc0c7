/** A button that needs the page's script. Hidden until the script finds it: without script there is no button that does nothing. */
import { Icon, type IconName } from '../features/itinerary/view/icon-sprite.tsx';

const BUTTONS = {
  /** The device's own share sheet where there is one, else it copies. */
  share: { label: 'Share', icon: 'share' },
  /** Copies the address of the page. */
  copy: { label: 'Share', icon: 'share' },
  /** Copies the text of an element. */
  'copy-json': { label: 'Copy JSON', icon: 'copy' },
  print: { label: 'Print', icon: 'printer' },
} as const satisfies Record<string, { label: string; icon: IconName }>;

/** What Share and Print and the script refer to. */
export const SCRIPT_ICONS: readonly IconName[] = ['share', 'check', 'printer'];

interface ScriptButtonProps {
  action: keyof typeof BUTTONS;
  /** What is said when it was copied. */
  said?: string;
  /** Id of the element whose text is copied. */
  copies?: string;
}

export function ScriptButton({ action, said, copies }: ScriptButtonProps) {
  const { label, icon } = BUTTONS[action];
  return (
    <button
      className={copies ? 'btn btn--primary' : 'btn'}
      type="button"
      aria-label={label}
      data-action={action}
      data-said={said}
      data-copies={copies}
      hidden
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
