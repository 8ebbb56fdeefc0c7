/** A picture from a file, chosen or dropped (M-3). */
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { takeFile } from '../take-picture.ts';
import type { SourceProps } from './source-props.ts';

export function FileSource({ take }: SourceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="drop">
      <Upload className="icon" aria-hidden="true" />
      <p>
        <strong>Drop an image here</strong> or choose a file
      </p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Image file"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) take(takeFile(file));
        }}
      />
      <button type="button" className="btn" onClick={() => input.current?.click()}>
        Choose file
      </button>
      <p className="hint">JPG, PNG, WebP or SVG. Kept in this browser until you publish it.</p>
    </div>
  );
}
