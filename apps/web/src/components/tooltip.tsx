/** The name of an icon button on hover and focus; a screen with tooltips stands inside one `TooltipZone` (W-2). */
import { INTERFACE } from '@waypage/contract';
import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

export function TooltipZone({ children }: { readonly children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={INTERFACE.tooltipDelayMs} skipDelayDuration={INTERFACE.tooltipSkipDelayMs}>
      {children}
    </RadixTooltip.Provider>
  );
}

/** `children`: the button. It needs its own accessible name: the tooltip only shows it. */
export function Tooltip({ text, children }: { readonly text: string; readonly children: ReactElement }) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal container={document.getElementById('main')}>
        <RadixTooltip.Content className={styles['tooltip'] ?? ''} sideOffset={6} collisionPadding={8}>
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
