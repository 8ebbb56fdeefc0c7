/** The picture itself on konva: objects are chosen, dragged and sized with mouse or finger. It has no part of its own in the tab order: the list has. */
import type Konva from 'konva';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Image as CanvasImage, Layer as CanvasLayer, Ellipse, Rect, Stage, Text, Transformer } from 'react-konva';
import { type Background, changeLayer, FONTS, type Layer, SIZES } from './design.ts';
import styles from './design-editor.module.css';
import { BACKGROUND, type DesignWork } from './use-design.ts';
import { usePicture } from './use-picture.ts';

/** A handle as it is seen, and as it is felt by a finger. */
const HANDLE_PX = 18;
const HANDLE_FELT_PX = 44;

interface DesignStageProps {
  readonly work: DesignWork;
  readonly stage: RefObject<Konva.Stage | null>;
  readonly label: string;
  readonly onFailed: () => void;
}

export function DesignStage({ work, stage, label, onFailed }: DesignStageProps) {
  const { design, selected } = work;
  const { width, height } = SIZES[design.size];
  const frame = useRef<HTMLDivElement>(null);
  const shown = useShownWidth(frame);
  const scale = shown / width;
  const transformer = useRef<Konva.Transformer>(null);
  const isFontsReady = useFonts();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each drawing may have made the selected object anew
  useEffect(() => {
    const node = selected && selected !== BACKGROUND ? stage.current?.findOne(`#${selected}`) : undefined;
    transformer.current?.nodes(node ? [node] : []);
  }, [selected, design, isFontsReady, stage]);

  return (
    <div ref={frame} className={styles['frame']} role="img" aria-label={label}>
      {shown > 0 && (
        <Stage
          ref={stage}
          width={shown}
          height={height * scale}
          scaleX={scale}
          scaleY={scale}
          onMouseDown={(event) => event.target === event.target.getStage() && work.select(null)}
        >
          <CanvasLayer key={String(isFontsReady)}>
            {design.background && <BackgroundShape background={design.background} work={work} onFailed={onFailed} />}
            {design.layers.map((layer) => (
              <LayerShape key={layer.id} layer={layer} work={work} />
            ))}
          </CanvasLayer>
          <CanvasLayer>
            <Transformer
              ref={transformer}
              rotateEnabled={false}
              keepRatio
              enabledAnchors={['top-left', 'top-right', 'bottom-left', 'bottom-right']}
              anchorSize={HANDLE_PX}
              anchorCornerRadius={HANDLE_PX}
              anchorStyleFunc={(anchor) => anchor.hitStrokeWidth(HANDLE_FELT_PX - HANDLE_PX)}
              borderStroke="#0b5563"
              anchorStroke="#0b5563"
              borderStrokeWidth={2}
              ignoreStroke
            />
          </CanvasLayer>
        </Stage>
      )}
    </div>
  );
}

function BackgroundShape({
  background,
  work,
  onFailed,
}: {
  readonly background: Background;
  readonly work: DesignWork;
  readonly onFailed: () => void;
}) {
  const { image, failed } = usePicture(background.source);
  useEffect(() => {
    if (failed) onFailed();
  }, [failed, onFailed]);
  if (!image) return null;
  const frame = SIZES[work.design.size];
  const cover = Math.max(frame.width / image.naturalWidth, frame.height / image.naturalHeight) * background.zoom;
  const [width, height] = [image.naturalWidth * cover, image.naturalHeight * cover];
  const [roomX, roomY] = [frame.width - width, frame.height - height];
  const [x, y] = [roomX * background.across, roomY * background.down];
  const within = (at: number, room: number) => Math.min(0, Math.max(room, at));
  const share = (at: number, room: number, was: number) => (room > -1 ? was : within(at, room) / room);
  return (
    <CanvasImage
      image={image}
      x={x}
      y={y}
      width={width}
      height={height}
      draggable
      onMouseDown={() => work.select(BACKGROUND)}
      onTouchStart={() => work.select(BACKGROUND)}
      onDragMove={({ target }) => target.position({ x: within(target.x(), roomX), y: within(target.y(), roomY) })}
      onDragEnd={({ target }) => {
        const place = {
          across: share(target.x(), roomX, background.across),
          down: share(target.y(), roomY, background.down),
        };
        work.change((was) => (was.background ? { ...was, background: { ...was.background, ...place } } : was));
      }}
    />
  );
}

function LayerShape({ layer, work }: { readonly layer: Layer; readonly work: DesignWork }) {
  const photo = usePicture(layer.kind === 'photo' ? layer : null);
  const set = (change: Partial<Layer>) => work.change((design) => changeLayer(design, layer.id, change));
  const shared = {
    id: layer.id,
    draggable: true,
    onMouseDown: () => work.select(layer.id),
    onTouchStart: () => work.select(layer.id),
  };
  /** Handles scale the drawn node; the design has sizes. */
  const sized = (node: Konva.Node) => {
    const scale = node.scaleX();
    node.scale({ x: 1, y: 1 });
    return scale;
  };
  if (layer.kind === 'text') {
    const { family, weight } = FONTS[layer.font];
    return (
      <Text
        {...shared}
        x={layer.x}
        y={layer.y}
        text={layer.text}
        fill={layer.color}
        fontFamily={family}
        fontStyle={String(weight)}
        fontSize={layer.size}
        lineHeight={1.08}
        onDragEnd={({ target }) => set({ x: target.x(), y: target.y() })}
        onTransformEnd={({ target }) => {
          const size = layer.size * sized(target);
          set({ x: target.x(), y: target.y(), size });
        }}
      />
    );
  }
  const transformed = ({ target }: Konva.KonvaEventObject<Event>, shift: { x: number; y: number }) => {
    const scale = sized(target);
    const [width, height] = [layer.width * scale, layer.height * scale];
    set({ x: target.x() - shift.x * width, y: target.y() - shift.y * height, width, height });
  };
  if (layer.kind === 'ellipse') {
    const { width, height } = layer;
    return (
      <Ellipse
        {...shared}
        x={layer.x + width / 2}
        y={layer.y + height / 2}
        radiusX={width / 2}
        radiusY={height / 2}
        fill={layer.color}
        onDragEnd={({ target }) => set({ x: target.x() - width / 2, y: target.y() - height / 2 })}
        onTransformEnd={(event) => transformed(event, { x: 0.5, y: 0.5 })}
      />
    );
  }
  const rectangle = {
    ...shared,
    x: layer.x,
    y: layer.y,
    width: layer.width,
    height: layer.height,
    onDragEnd: ({ target }: Konva.KonvaEventObject<DragEvent>) => set({ x: target.x(), y: target.y() }),
    onTransformEnd: (event: Konva.KonvaEventObject<Event>) => transformed(event, { x: 0, y: 0 }),
  };
  if (layer.kind === 'rectangle') return <Rect {...rectangle} fill={layer.color} />;
  return photo.image && <CanvasImage {...rectangle} image={photo.image} />;
}

function useShownWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}

/** Canvas draws with a font only once it is loaded; then all is drawn anew. */
function useFonts(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const load = Object.values(FONTS).map(({ family, weight }) => document.fonts.load(`${weight} 40px ${family}`));
    let gone = false;
    Promise.allSettled(load).then(() => {
      if (!gone) setReady(true);
    });
    return () => {
      gone = true;
    };
  }, []);
  return ready;
}
