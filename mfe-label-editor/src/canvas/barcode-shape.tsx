import { Group, Rect, Text } from 'react-konva/lib/ReactKonvaCore';
import { memo } from 'react';
import type { Box } from '../drawing/geometry';
import { CANVAS } from './colors';

/** How a barcode is coloured: with a pattern, without one yet (`open`), selected, or under the pointer in the mode that deletes. */
export type Tone = 'barcode' | 'open' | 'selected' | 'deleting';

const BADGE = { height: 18, digit: 8, padding: 10 } as const;

export interface BarcodeShapeProps {
  number: number;
  /** In pixels of the stage. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  tone: Tone;
  hovered: boolean;
}

/** A barcode with its number, in pixels of the stage: lines and numbers keep their thickness at every zoom. */
export const BarcodeShape = memo(function BarcodeShape({ number, left, top, right, bottom, tone, hovered }: BarcodeShapeProps) {
  const color = CANVAS[tone];
  const [width, height] = [right - left, bottom - top];
  const badge = String(number).length * BADGE.digit + BADGE.padding;
  // The number stands above a barcode that is too small to hold it.
  const isSmall = width < badge + 4 || height < BADGE.height + 4;
  return (
    <Group x={left} y={top} listening={false}>
      <Rect width={width} height={height} stroke={CANVAS.halo} strokeWidth={hovered ? 6 : 4} opacity={0.7} perfectDrawEnabled={false} />
      <Rect
        width={width}
        height={height}
        fill={CANVAS[`${tone}Fill`]}
        stroke={color}
        strokeWidth={hovered || tone === 'selected' ? 3 : 2}
        {...(tone === 'open' && { dash: [8, 4] })}
        perfectDrawEnabled={false}
      />
      <Group y={isSmall ? -Math.min(BADGE.height, top) : 0}>
        <Rect width={badge} height={BADGE.height} fill={color} perfectDrawEnabled={false} />
        <Text
          width={badge}
          height={BADGE.height + 1}
          text={String(number)}
          align="center"
          verticalAlign="middle"
          fontSize={13}
          fontStyle="600"
          fontFamily="system-ui, sans-serif"
          fill={CANVAS.halo}
          perfectDrawEnabled={false}
        />
      </Group>
    </Group>
  );
});

/** A box of the picture in pixels of the stage, rounded to whole ones, where lines are sharp. */
export function onStage({ left, top, right, bottom }: Box, scale: number, x: number, y: number): Box {
  return {
    left: Math.round(left * scale + x),
    top: Math.round(top * scale + y),
    right: Math.round(right * scale + x),
    bottom: Math.round(bottom * scale + y),
  };
}
