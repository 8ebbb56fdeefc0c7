/** The product's own design editor (contract §6; J-1 to J-9): a picture from a poster or a photo, with text and shapes, for the window that asked. */
import type Konva from 'konva';
import { Circle, Download, ImagePlus, Redo2, Square, Type, Undo2 } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { DropVeil } from '../../components/drop-veil.tsx';
import { Notice } from '../../components/notice.tsx';
import { downloadFile } from '../../lib/download-file.ts';
import { useBroughtFiles } from '../../lib/use-brought-files.ts';
import { usePage } from '../../lib/use-page.ts';
import { EMPTY_DESIGN, layerName, resizeDesign, SIZES, type SizeName, startWith } from './design.ts';
import styles from './design-editor.module.css';
import { DesignStage } from './design-stage.tsx';
import { exportPicture } from './export-picture.ts';
import { LayerList } from './layer-list.tsx';
import { LayerSettings } from './layer-settings.tsx';
import { pictureOpener, sendPicture } from './picture-opener.ts';
import { readPhoto } from './read-photo.ts';
import { posterTitle, StartPicker } from './start-picker.tsx';
import { type DesignWork, useDesign } from './use-design.ts';

const NOT_DRAWN =
  'The picture could not be made. Your design is still here: try again, or take out the photo added last.';
const SENT = 'The picture was sent to your itinerary. You can close this window.';
const OPENER_GONE = 'The window that asked for this picture is closed. Download the picture instead.';
const NO_BACKGROUND = 'The poster could not be loaded. Try again, or start with another one.';
const NOT_KEPT = 'This browser cannot keep your design: leave this window open until you are done.';

export function DesignEditorPage() {
  usePage('Design editor');
  const work = useDesign();
  const { design, change, add } = work;
  const stage = useRef<Konva.Stage>(null);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState('');
  const [isPicking, setPicking] = useState(false);
  const [hadOpener] = useState(() => pictureOpener() !== null);
  const isEmpty = design.background === null && design.layers.length === 0;
  const needsStart = isEmpty || isPicking;
  const tools = useToolFocus(!needsStart);

  async function takePhoto(file: Blob) {
    setFailure('');
    try {
      const photo = await readPhoto(file);
      if (needsStart) {
        change((was) => startWith(was, { kind: 'photo', source: photo.source }));
        setPicking(false);
        return;
      }
      const { width } = SIZES[design.size];
      const scale = (width * 0.4) / photo.width;
      add({ kind: 'photo', source: photo.source, width: photo.width * scale, height: photo.height * scale });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : NOT_DRAWN);
    }
  }
  const isOver = useBroughtFiles(([file]) => void (file && takePhoto(file)));
  useUndoKeys(work);
  const onFailed = useCallback(() => setFailure(NO_BACKGROUND), []);

  /** Null where it could not be drawn; that is said. */
  function picture(): string | null {
    setFailure('');
    setSaid('');
    try {
      return exportPicture((scale) => drawn(stage.current, scale * SIZES[design.size].width));
    } catch {
      setFailure(NOT_DRAWN);
      return null;
    }
  }
  function use() {
    const opener = pictureOpener();
    const imageUrl = picture();
    if (imageUrl === null) return;
    if (!opener) {
      setFailure(OPENER_GONE);
      return;
    }
    sendPicture(opener, imageUrl);
    setSaid(SENT);
  }
  function download() {
    const imageUrl = picture();
    if (imageUrl === null) return;
    const type = /^data:(image\/(\w+))/.exec(imageUrl);
    downloadFile(`design.${type?.[2] ?? 'webp'}`, bytesOf(imageUrl), type?.[1]);
  }

  return (
    <div className={`wrap page ${styles['page']}`}>
      <div className="page__head">
        <div>
          <h1>Design editor</h1>
          <p>A picture for an activity or the top of a page: a poster or a photo, with your words on it.</p>
        </div>
        {!isEmpty && (
          <div className="row">
            {hadOpener && (
              <button type="button" className="btn btn--primary" onClick={use}>
                <ImagePlus className="icon" aria-hidden="true" />
                Use this picture
              </button>
            )}
            <button type="button" className={`btn ${hadOpener ? '' : 'btn--primary'}`} onClick={download}>
              <Download className="icon" aria-hidden="true" />
              Download
            </button>
          </div>
        )}
      </div>
      <p role="status" className={styles['said']}>
        {said}
      </p>
      {failure && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      {!work.isKept && (
        <Notice tone="warn" role="status">
          {NOT_KEPT}
        </Notice>
      )}
      {!isEmpty && <ToolBar bar={tools} work={work} onPick={() => setPicking(!isPicking)} isPicking={isPicking} />}
      {needsStart && (
        <StartPicker
          onPhoto={(file) => void takePhoto(file)}
          onPoster={(name) => {
            setFailure('');
            change((was) => startWith(was, { kind: 'poster', name }));
            setPicking(false);
          }}
        />
      )}
      {!isEmpty && (
        <div className={styles['work']}>
          <DesignStage work={work} stage={stage} label={describe(work)} onFailed={onFailed} />
          <div className={styles['side']}>
            <LayerSettings work={work} />
            <LayerList work={work} />
          </div>
        </div>
      )}
      {isOver && <DropVeil text="Drop to add the photo" />}
    </div>
  );
}

/** Once something is there to work on, the keyboard is where the work begins. */
function useToolFocus(isWorking: boolean) {
  const tools = useRef<HTMLDivElement>(null);
  const was = useRef(isWorking);
  useEffect(() => {
    const begins = isWorking && !was.current;
    was.current = isWorking;
    if (begins) tools.current?.querySelector('button')?.focus();
  }, [isWorking]);
  return tools;
}

interface ToolBarProps {
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly work: DesignWork;
  readonly isPicking: boolean;
  readonly onPick: () => void;
}

function ToolBar({ bar, work, isPicking, onPick }: ToolBarProps) {
  const { design, change, add } = work;
  return (
    <div ref={bar} className={styles['tools']} role="toolbar" aria-label="Design">
      <button
        type="button"
        className="btn"
        onClick={() => add({ kind: 'text', text: 'Your words', font: 'display', size: 96, color: '#14283c' })}
      >
        <Type className="icon" aria-hidden="true" />
        Text
      </button>
      <button
        type="button"
        className="btn"
        onClick={() => add({ kind: 'rectangle', width: 420, height: 180, color: '#fff8e8' })}
      >
        <Square className="icon" aria-hidden="true" />
        Rectangle
      </button>
      <button
        type="button"
        className="btn"
        onClick={() => add({ kind: 'ellipse', width: 260, height: 260, color: '#ffb53b' })}
      >
        <Circle className="icon" aria-hidden="true" />
        Ellipse
      </button>
      <button type="button" className="btn" aria-disabled={!work.canUndo} onClick={work.undo}>
        <Undo2 className="icon" aria-hidden="true" />
        Undo
      </button>
      <button type="button" className="btn" aria-disabled={!work.canRedo} onClick={work.redo}>
        <Redo2 className="icon" aria-hidden="true" />
        Redo
      </button>
      <button type="button" className="btn" aria-expanded={isPicking} onClick={onPick}>
        Change background
      </button>
      <button type="button" className="btn btn--ghost" onClick={() => change(() => EMPTY_DESIGN)}>
        Start anew
      </button>
      <label className={styles['size']}>
        <span>For</span>
        <select
          className="select"
          value={design.size}
          onChange={({ target }) => change((was) => resizeDesign(was, target.value as SizeName))}
        >
          {Object.entries(SIZES).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Without the frame and handles of the selected object. */
function drawn(stage: Konva.Stage | null, width: number): HTMLCanvasElement {
  if (!stage) throw new Error('nothing to draw');
  const handles = stage.getLayers().at(-1);
  handles?.hide();
  try {
    return stage.toCanvas({ pixelRatio: width / stage.width() });
  } finally {
    handles?.show();
  }
}

function bytesOf(address: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
}

/** What is on the picture, for those who do not see it. */
function describe({ design }: DesignWork): string {
  const source = design.background?.source;
  const ground = !source
    ? 'no background'
    : source.kind === 'photo'
      ? 'a photo'
      : `the poster ${posterTitle(source.name)}`;
  return ['Design', ground, ...design.layers.map(layerName)].join(', ');
}

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y anywhere but in a field, which has its own. */
function useUndoKeys({ undo, redo }: DesignWork): void {
  const latest = useRef({ undo, redo });
  latest.current = { undo, redo };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isField = event.target instanceof Element && event.target.matches('textarea, select, input');
      if (isField || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      if (isRedo) latest.current.redo();
      else latest.current.undo();
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, []);
}
