import { formatPercent, useText } from 'shared-kit/i18n';
import { useEffect, useId, useRef, type PointerEvent } from 'react';
import { cropOf, dragged, MAX_ZOOM, tidyView, type Size, type View } from './crop';

/** The side of the canvas. The screen shows it at half that size, for displays with two pixels per CSS pixel. */
const CANVAS_SIDE = 512;

export interface CropperProps {
  preview: ImageBitmap;
  /** The size of the whole picture; the preview is a smaller copy. */
  size: Size;
  view: View;
  onChange: (view: View) => void;
}

/** Chooses the square of a picture to keep, by dragging or with sliders. */
export function Cropper({ preview, size, view, onChange }: CropperProps) {
  const { t } = useText('users');
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ x: number; y: number }>(undefined);
  const { x, y, zoom } = view;

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { left, top, side } = cropOf({ x, y, zoom }, preview);
    context.imageSmoothingQuality = 'high';
    context.clearRect(0, 0, CANVAS_SIDE, CANVAS_SIDE);
    context.drawImage(preview, left, top, side, side, 0, 0, CANVAS_SIDE, CANVAS_SIDE);
  }, [preview, x, y, zoom]);

  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = held.current;
    if (!from) return;
    held.current = { x: event.clientX, y: event.clientY };
    const { width } = event.currentTarget.getBoundingClientRect();
    onChange(dragged(view, { x: (event.clientX - from.x) / width, y: (event.clientY - from.y) / width }, size));
  };
  const change = (part: Partial<View>) => onChange(tidyView({ ...view, ...part }, size));

  return (
    <div className="us-cropper">
      <canvas
        ref={canvas}
        width={CANVAS_SIDE}
        height={CANVAS_SIDE}
        className="us-crop"
        role="img"
        aria-label={t('profile.cropPreview')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={move}
        onPointerUp={() => (held.current = undefined)}
        onPointerCancel={() => (held.current = undefined)}
        onWheel={(event) => change({ zoom: zoom * (event.deltaY < 0 ? 1.1 : 1 / 1.1) })}
      />
      <div className="us-sliders">
        <Slider label={t('profile.zoom')} min={1} max={MAX_ZOOM} value={zoom} onChange={(next) => change({ zoom: next })} />
        <Slider label={t('profile.horizontal')} min={0} max={1} value={x} onChange={(next) => change({ x: next })} />
        <Slider label={t('profile.vertical')} min={0} max={1} value={y} onChange={(next) => change({ y: next })} />
        <span className="ic-help">{t('profile.cropHelp')}</span>
      </div>
    </div>
  );
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, min, max, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="us-slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / 100}
        value={value}
        aria-valuetext={formatPercent((value - min) / (max - min))}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
