import { Image, Line, Rect } from 'react-konva/lib/ReactKonvaCore';
import { boxOf, handlePoint, HANDLES, type Box, type Size } from '../drawing/geometry';
import type { Guide } from '../drawing/snapping';
import type { FoundOutlines } from './found-outlines';
import { onStage } from './barcode-shape';
import { CANVAS } from './colors';

/** The side of a handle, in screen pixels. */
const HANDLE_SIZE = 10;
/** From this scale on the picture is not smoothed: its single pixels show where the edges of bars are. */
const PIXELS_FROM = 3;

const rectOf = ({ left, top, right, bottom }: Box) => ({ x: left, y: top, width: right - left, height: bottom - top });

interface StagePlace {
  scale: number;
  x: number;
  y: number;
}

/** The picture, or white paper of its size while it cannot be shown. */
export function PictureShape({ image, picture, scale, x, y }: StagePlace & { image: HTMLImageElement | null; picture: Size }) {
  const place = { x, y, width: picture.width * scale, height: picture.height * scale };
  if (!image) return <Rect {...place} fill={CANVAS.paper} perfectDrawEnabled={false} />;
  return <Image {...place} image={image} imageSmoothingEnabled={scale < PIXELS_FROM} perfectDrawEnabled={false} />;
}

/** The region of the label: everything around it is shaded. */
export function RegionShape({ box, stage, selected }: { box: Box; stage: Size; selected: boolean }) {
  const { left, top, right, bottom } = box;
  const around: Box[] = [
    { left: 0, top: 0, right: stage.width, bottom: top },
    { left: 0, top: bottom, right: stage.width, bottom: stage.height },
    { left: 0, top, right: left, bottom },
    { left: right, top, right: stage.width, bottom },
  ];
  return (
    <>
      {around.map(
        (part, index) =>
          part.right > part.left &&
          part.bottom > part.top && <Rect key={index} {...rectOf(part)} fill={CANVAS.shade} perfectDrawEnabled={false} />,
      )}
      <Rect {...rectOf(box)} stroke={CANVAS.halo} strokeWidth={5} opacity={0.8} perfectDrawEnabled={false} />
      <Rect {...rectOf(box)} stroke={CANVAS.region} strokeWidth={selected ? 3 : 2} perfectDrawEnabled={false} />
    </>
  );
}

/** Dashed outlines: of the rectangle that is being drawn, or of a proposal that is not taken over yet. */
export function Outlines({ newBox, proposal, ...stagePlace }: StagePlace & { newBox?: Box; proposal?: FoundOutlines }) {
  const { scale, x, y } = stagePlace;
  const rectangles = proposal ? [...(proposal.region ? [proposal.region] : []), ...proposal.barcodes.map(({ rect }) => rect)] : [];
  const boxes = newBox ? [newBox] : rectangles.map((rectangle) => onStage(boxOf(rectangle), scale, x, y));
  const color = newBox ? CANVAS.selected : CANVAS.proposal;
  return boxes.map((box, index) => (
    <Rect
      key={index}
      {...rectOf(box)}
      stroke={color}
      strokeWidth={2}
      dash={[6, 4]}
      fill={newBox ? CANVAS.selectedFill : ''}
      perfectDrawEnabled={false}
    />
  ));
}

/** The lines that the moving rectangle has snapped to, across the whole stage. */
export function Guides({ guides, stage, scale, x, y }: StagePlace & { guides: readonly Guide[]; stage: Size }) {
  return guides.map(({ axis, at }) => {
    const line = Math.round(at * scale + (axis === 'x' ? x : y)) + 0.5;
    const points = axis === 'x' ? [line, 0, line, stage.height] : [0, line, stage.width, line];
    return <Line key={`${axis}${at}`} points={points} stroke={CANVAS.guide} strokeWidth={1} perfectDrawEnabled={false} />;
  });
}

/** The handles that a selected rectangle is resized by. */
export function HandleShapes({ box }: { box: Box }) {
  return HANDLES.map((handle) => {
    const { x, y } = handlePoint(handle, box);
    return (
      <Rect
        key={handle}
        x={Math.round(x) - HANDLE_SIZE / 2}
        y={Math.round(y) - HANDLE_SIZE / 2}
        width={HANDLE_SIZE}
        height={HANDLE_SIZE}
        fill={CANVAS.halo}
        stroke={CANVAS.selected}
        strokeWidth={2}
        cornerRadius={2}
        perfectDrawEnabled={false}
      />
    );
  });
}
