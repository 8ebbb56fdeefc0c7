/**
 * The design editor in a window of its own (spec §2, §7, §9; contract §6; M-12, M-13): opened, watched until it is closed, and heard. A picture is
 * taken from that window alone, while it shows a page of the configured origin, in the one form that is agreed on.
 */
import { INTERFACE } from '@waypage/contract';
import { blobOfDataUrl } from './data-url.ts';

const OWN_EDITOR = '/design-editor';
const WINDOW_NAME = 'waypage-design-editor';
const ADDRESS_MAX = 40_000_000;

export interface DesignEditorEvents {
  /** A `data:` picture or an `https:` address. */
  readonly onImage: (address: string) => void;
  /** The window was closed without one. */
  readonly onClosed: () => void;
}

export interface DesignEditorWindow {
  focus(): void;
  /** Stops listening; the window itself stays. */
  leave(): void;
}

/** Null where the browser opens no window. */
export function openDesignEditor({ onImage, onClosed }: DesignEditorEvents): DesignEditorWindow | null {
  const address = new URL(editorAddress(), globalThis.location.href);
  const { designEditorWidth: width, designEditorHeight: height } = INTERFACE;
  const popup = globalThis.open(address.href, WINDOW_NAME, `popup,width=${width},height=${height}`);
  if (!popup) return null;

  const hear = (event: MessageEvent) => {
    if (event.source !== popup || event.origin !== address.origin) return;
    const image = imageOf(event.data);
    if (image === null) return;
    leave();
    popup.close();
    onImage(image);
  };
  const watch = setInterval(() => {
    if (!popup.closed) return;
    leave();
    onClosed();
  }, INTERFACE.designEditorPollMs);
  const leave = () => {
    clearInterval(watch);
    globalThis.removeEventListener('message', hear);
  };
  globalThis.addEventListener('message', hear);
  return { focus: () => popup.focus(), leave };
}

/** As the branding file has it; the server names it on the page. */
function editorAddress(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="waypage-design-editor"]')?.content;
  return named || OWN_EDITOR;
}

/** `{type: 'image-ready', imageUrl}` with an address that holds or names a picture; null for anything else. */
function imageOf(message: unknown): string | null {
  if (typeof message !== 'object' || message === null) return null;
  const { type, imageUrl } = message as { type?: unknown; imageUrl?: unknown };
  if (type !== 'image-ready' || typeof imageUrl !== 'string' || imageUrl.length > ADDRESS_MAX) return null;
  if (/^data:/i.test(imageUrl)) return blobOfDataUrl(imageUrl) ? imageUrl : null;
  return URL.canParse(imageUrl) && new URL(imageUrl).protocol === 'https:' ? imageUrl : null;
}
