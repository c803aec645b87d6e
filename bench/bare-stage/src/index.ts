import Konva from 'konva/lib/Core';
import { Rect } from 'konva/lib/shapes/Rect';
import { Text } from 'konva/lib/shapes/Text';
import { barcodePlaces, STAGE } from '../../src/browser/barcode-places';

/** The same numbered rectangles as in the label editor, dragged by Konva itself. */
const stage = new Konva.Stage({ container: 'stage', ...STAGE });
const layer = new Konva.Layer();
for (const [index, { x, y, width, height }] of barcodePlaces().entries()) {
  const group = new Konva.Group({ x, y, draggable: true });
  group.add(new Rect({ width, height, stroke: '#1c5c9f', strokeWidth: 2, fill: 'rgba(28, 92, 159, 0.12)' }));
  group.add(new Text({ x: 4, y: 4, text: String(index + 1), fontSize: 13 }));
  layer.add(group);
}
stage.add(layer);
