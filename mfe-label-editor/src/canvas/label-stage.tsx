import 'konva/lib/shapes/Image';
import 'konva/lib/shapes/Line';
import 'konva/lib/shapes/Rect';
import 'konva/lib/shapes/Text';
import { Layer, Stage } from 'react-konva/lib/ReactKonvaCore';
import { memo } from 'react';
import { REGION, type Target } from '../drawing/drag';
import type { LabelDrawing, Mode } from '../drawing/drawing';
import { boxOf, type Box, type Size } from '../drawing/geometry';
import type { Guide } from '../drawing/snapping';
import type { FoundOutlines } from './found-outlines';
import { BarcodeShape, onStage, type Tone } from './barcode-shape';
import { Guides, HandleShapes, Outlines, PictureShape, RegionShape } from './stage-shapes';

export interface LabelStageProps {
  size: Size;
  /** How many screen pixels one pixel of the picture takes, and where the picture's top left corner is on the stage. */
  scale: number;
  x: number;
  y: number;
  image: HTMLImageElement | null;
  picture: Size;
  drawing: LabelDrawing;
  mode: Mode;
  selected: Target | null;
  hovered: Target | null;
  /** The rectangle that is being drawn, moved or resized. */
  active: { target: Target | null; box: Box; guides: readonly Guide[] } | null;
  handles: boolean;
  proposal: FoundOutlines | null;
}

/**
 * Everything on the canvas, in three layers: the picture, the shapes that do not move, and the selected or moving shape, so that dragging
 * redraws only the last one. Konva listens to no events: `drawing/drag.ts` calculates what is under the pointer.
 */
export const LabelStage = memo(function LabelStage(props: LabelStageProps) {
  const { size, scale, x, y, image, picture, drawing, mode, selected, hovered, active, handles, proposal } = props;
  const otherBarcodes = drawing.barcodes.flatMap((barcode, index) => (barcode.id === selected ? [] : [{ barcode, number: index + 1 }]));
  const selectedIndex = drawing.barcodes.findIndex(({ id }) => id === selected);
  const boxFor = (target: Target, box: Box) => onStage(active?.target === target ? active.box : box, scale, x, y);
  const toneOf = (id: string, fields: number): Tone => {
    if (mode === 'delete' && id === hovered) return 'deleting';
    if (id === selected) return 'selected';
    return fields > 0 ? 'barcode' : 'open';
  };
  const region = drawing.region && boxFor(REGION, boxOf(drawing.region));
  const selectedBarcode = drawing.barcodes[selectedIndex];
  const selectedBox = selected === REGION ? region : selectedBarcode && boxFor(selectedBarcode.id, boxOf(selectedBarcode));
  const newBox = active && active.target === null ? onStage(active.box, scale, x, y) : null;
  return (
    <Stage width={size.width} height={size.height} listening={false}>
      <Layer listening={false}>
        <PictureShape image={image} scale={scale} x={x} y={y} picture={picture} />
        {region && <RegionShape box={region} stage={size} selected={selected === REGION} />}
      </Layer>
      <Layer listening={false}>
        {otherBarcodes.map(({ barcode: { id, pattern, ...rectangle }, number }) => (
          <BarcodeShape
            key={id}
            number={number}
            {...onStage(boxOf(rectangle), scale, x, y)}
            tone={toneOf(id, pattern.dataFields.length)}
            hovered={hovered === id}
          />
        ))}
      </Layer>
      <Layer listening={false}>
        {proposal && <Outlines proposal={proposal} scale={scale} x={x} y={y} />}
        {selectedBarcode && selectedBox && (
          <BarcodeShape
            number={selectedIndex + 1}
            {...selectedBox}
            tone={toneOf(selectedBarcode.id, selectedBarcode.pattern.dataFields.length)}
            hovered={false}
          />
        )}
        {newBox && <Outlines newBox={newBox} scale={scale} x={x} y={y} />}
        {active && <Guides guides={active.guides} stage={size} scale={scale} x={x} y={y} />}
        {handles && selectedBox && <HandleShapes box={selectedBox} />}
      </Layer>
    </Stage>
  );
});
