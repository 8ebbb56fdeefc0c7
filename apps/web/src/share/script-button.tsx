/** A button that needs the page's script. Hidden until the script finds it: without script there is no button that does nothing. */
import { Icon, type IconName } from '../features/itinerary/view/icon-sprite.tsx';

const BUTTONS = {
  /** The device's own share sheet where there is one, else it copies. */
  share: { label: 'Share', icon: 'share' },
  /** Copies the address of the page. */
  copy: { label: 'Share', icon: 'share' },
  print: { label: 'Print', icon: 'printer' },
} as const satisfies Record<string, { label: string; icon: IconName }>;

/** What the buttons and the script refer to. */
export const SCRIPT_ICONS: readonly IconName[] = ['share', 'check', 'printer'];

interface ScriptButtonProps {
  action: keyof typeof BUTTONS;
  /** What is said when the address was copied. */
  said?: string;
}

export function ScriptButton({ action, said }: ScriptButtonProps) {
  const { label, icon } = BUTTONS[action];
  return (
    <button className="btn" type="button" aria-label={label} data-action={action} data-said={said} hidden>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
