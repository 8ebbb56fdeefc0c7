/** What can be set of the selected object: a text's words, font and size, a colour, which part of the background shows. */
import { FormField } from '../../components/form-field.tsx';
import { type Background, changeLayer, FONTS, type FontName, INKS, type Layer, ZOOM_MAX } from './design.ts';
import styles from './design-editor.module.css';
import { BACKGROUND, type DesignWork } from './use-design.ts';

export function LayerSettings({ work }: { readonly work: DesignWork }) {
  const { design, selected } = work;
  if (selected === BACKGROUND && design.background)
    return <BackgroundSettings background={design.background} work={work} />;
  const layer = design.layers.find((each) => each.id === selected);
  if (!layer) return null;
  const set = (change: Partial<Layer>, what: string) =>
    work.change((was) => changeLayer(was, layer.id, change), `${what} ${layer.id}`);
  return (
    <section className={styles['settings']} aria-label="Settings of the selected object">
      {layer.kind === 'text' && (
        <>
          <FormField id="design-text" label="Text">
            <textarea
              className="textarea"
              id="design-text"
              rows={2}
              value={layer.text}
              onChange={({ target }) => set({ text: target.value }, 'text')}
            />
          </FormField>
          <FormField id="design-font" label="Font">
            <select
              className="select"
              id="design-font"
              value={layer.font}
              onChange={({ target }) => set({ font: target.value as FontName }, 'font')}
            >
              {Object.entries(FONTS).map(([name, { label }]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </FormField>
          <Range
            id="design-size"
            label="Size"
            min={16}
            max={320}
            step={2}
            value={Math.round(layer.size)}
            onChange={(size) => set({ size }, 'size')}
          />
        </>
      )}
      {layer.kind !== 'photo' && (
        <fieldset className={styles['inks']}>
          <legend>Colour</legend>
          {Object.entries(INKS).map(([name, ink]) => (
            <InkButton
              key={name}
              name={name}
              ink={ink}
              isOn={layer.color.toLowerCase() === ink}
              onChoose={() => set({ color: ink }, 'ink')}
            />
          ))}
          <label>
            <span>Other</span>
            <input type="color" value={layer.color} onChange={({ target }) => set({ color: target.value }, 'colour')} />
          </label>
        </fieldset>
      )}
    </section>
  );
}

function InkButton(props: {
  readonly name: string;
  readonly ink: string;
  readonly isOn: boolean;
  readonly onChoose: () => void;
}) {
  const { name, ink, isOn, onChoose } = props;
  return (
    <button type="button" aria-label={name} title={name} aria-pressed={isOn} onClick={onChoose}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="11" fill={ink} />
      </svg>
    </button>
  );
}

function BackgroundSettings({ background, work }: { readonly background: Background; readonly work: DesignWork }) {
  const set = (change: Partial<Background>, what: string) =>
    work.change(
      (was) => (was.background ? { ...was, background: { ...was.background, ...change } } : was),
      `${what} background`,
    );
  return (
    <section className={styles['settings']} aria-label="Crop of the background">
      <Range
        id="crop-zoom"
        label="Zoom"
        min={1}
        max={ZOOM_MAX}
        step={0.05}
        value={background.zoom}
        onChange={(zoom) => set({ zoom }, 'zoom')}
      />
      <Range
        id="crop-across"
        label="Left to right"
        min={0}
        max={1}
        step={0.02}
        value={background.across}
        onChange={(across) => set({ across }, 'across')}
      />
      <Range
        id="crop-down"
        label="Top to bottom"
        min={0}
        max={1}
        step={0.02}
        value={background.down}
        onChange={(down) => set({ down }, 'down')}
      />
    </section>
  );
}

interface RangeProps {
  readonly id: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Range({ id, label, onChange, ...range }: RangeProps) {
  return (
    <FormField id={id} label={label}>
      <input type="range" id={id} {...range} onChange={({ target }) => onChange(Number(target.value))} />
    </FormField>
  );
}
