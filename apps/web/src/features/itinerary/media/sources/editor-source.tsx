/** A picture made in the design editor (spec §2; M-3, M-12): its window is opened from here and heard as long as the dialog is open. */
import { ExternalLink, Palette } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type DesignEditorWindow, openDesignEditor } from '../../../../lib/design-editor-popup.ts';
import { MEDIA_TEXT as TEXT } from '../media-messages.ts';
import { takeAddress } from '../take-picture.ts';
import type { SourceProps } from './source-props.ts';

export function EditorSource({ take, refuse }: SourceProps) {
  const editor = useRef<DesignEditorWindow | null>(null);
  const [open, setOpen] = useState(false);
  const [closed, setClosed] = useState(false);
  useEffect(() => () => editor.current?.leave(), []);

  function start() {
    setClosed(false);
    editor.current?.leave();
    editor.current = openDesignEditor({
      onImage: (address) => {
        setOpen(false);
        take(takeAddress(address));
      },
      onClosed: () => {
        setOpen(false);
        setClosed(true);
      },
    });
    setOpen(editor.current !== null);
    if (!editor.current) refuse(TEXT.editorBlocked);
  }

  return (
    <div className="drop">
      <Palette className="icon" aria-hidden="true" />
      <button type="button" className="btn" onClick={start}>
        {TEXT.createInEditor}
        <span className="sr-only"> in a new window</span>
        <ExternalLink className="icon" aria-hidden="true" />
      </button>
      <p role="status">{open ? TEXT.editorOpen : closed ? TEXT.editorClosed : ''}</p>
    </div>
  );
}
