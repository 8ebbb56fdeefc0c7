/** The objects from front to back, each a button: Tab goes through them, the keys of J-5 work on the one that has the focus. */
import { ChevronDown, ChevronUp, Copy, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { arrangeLayer, duplicateLayer, layerName, removeLayer } from './design.ts';
import styles from './design-editor.module.css';
import { objectKey } from './object-keys.ts';
import { BACKGROUND, type DesignWork } from './use-design.ts';

export function LayerList({ work }: { readonly work: DesignWork }) {
  const { design, selected, select, change } = work;
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(design.layers.length);
  /* Who deleted an object by its key goes on in the list. */
  useEffect(() => {
    const isFewer = design.layers.length < count.current;
    count.current = design.layers.length;
    if (isFewer && document.activeElement === document.body) list.current?.querySelector('button')?.focus();
  }, [design.layers.length]);
  const entry = (id: string, name: string) => (
    <li key={id} className={styles['entry']}>
      <button
        type="button"
        className="btn btn--ghost"
        aria-pressed={selected === id}
        aria-describedby="object-keys"
        onClick={() => select(id)}
        onFocus={() => select(id)}
        onKeyDown={(event: KeyboardEvent) => {
          const run = objectKey(event, design, id);
          if (!run) return;
          event.preventDefault();
          change(run.change, run.gesture);
        }}
      >
        {name}
      </button>
    </li>
  );
  const layer = design.layers.find((each) => each.id === selected);
  return (
    <section className={styles['objects']} aria-labelledby="objects-title">
      <h2 className="h3" id="objects-title">
        Objects
      </h2>
      <p id="object-keys">Arrows move, + and − size, Delete removes, Ctrl+Z undoes.</p>
      <ul ref={list}>
        {[...design.layers].reverse().map((each) => entry(each.id, layerName(each)))}
        {design.background && entry(BACKGROUND, 'Background')}
      </ul>
      {layer && (
        <div className="row">
          <button
            type="button"
            className="btn"
            aria-disabled={layer === design.layers.at(-1)}
            onClick={() => change((was) => arrangeLayer(was, layer.id, 1))}
          >
            <ChevronUp className="icon" aria-hidden="true" />
            Forward
          </button>
          <button
            type="button"
            className="btn"
            aria-disabled={layer === design.layers[0]}
            onClick={() => change((was) => arrangeLayer(was, layer.id, -1))}
          >
            <ChevronDown className="icon" aria-hidden="true" />
            Back
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => {
              const id = crypto.randomUUID();
              change((was) => duplicateLayer(was, layer.id, id));
              select(id);
            }}
          >
            <Copy className="icon" aria-hidden="true" />
            Duplicate
          </button>
          <button type="button" className="btn" onClick={() => change((was) => removeLayer(was, layer.id))}>
            <Trash2 className="icon" aria-hidden="true" />
            Delete
          </button>
        </div>
      )}
    </section>
  );
}
