/** A picture from the clipboard (M-3): by the button, where the browser lets a page read it, else by the keys for pasting. */
import { ClipboardPaste } from 'lucide-react';
import { MEDIA_TEXT as TEXT } from '../media-messages.ts';
import { takeFile } from '../take-picture.ts';
import type { SourceProps } from './source-props.ts';

export function PasteSource({ take, refuse }: SourceProps) {
  async function paste() {
    let items: ClipboardItems;
    try {
      items = await navigator.clipboard.read();
    } catch {
      return refuse(TEXT.clipboardRefused);
    }
    for (const item of items) {
      const type = item.types.find((each) => each.startsWith('image/'));
      if (type) return take(item.getType(type).then(takeFile));
    }
    refuse(TEXT.nothingOnClipboard);
  }

  return (
    <div className="drop">
      <ClipboardPaste className="icon" aria-hidden="true" />
      <p>
        <strong>Copy an image, then press Ctrl+V</strong> (⌘V) anywhere in this dialog
      </p>
      <button type="button" className="btn" onClick={() => void paste()}>
        Paste from clipboard
      </button>
    </div>
  );
}
