import fc from 'fast-check';
import { checkLabelDesign } from 'shared-kit/model';
import { aLabel } from '../testing/render-page';
import { drawingProblems } from './drawing-problems';
import { isStoredAs, newLabelDesignOf, drawingOf } from './stored-label';

it('LABEL-17 LABEL-18 sends a stored label unchanged, without its picture', () => {
  const { picture: _picture, ...label } = aLabel();
  expect(newLabelDesignOf(drawingOf(aLabel()))).toEqual({ ...label, imageFile: null });
});

it('LABEL-18 sends a picture that was loaded', () => {
  const picture = { source: 'loaded', dataUrl: 'data:image/png;base64,AA==', width: 10, height: 10 } as const;
  expect(newLabelDesignOf({ ...drawingOf(aLabel()), picture }).imageFile).toBe(picture.dataUrl);
});

it('LABEL-17 reads corners in any order, and a label without a region', () => {
  const turned = aLabel({ firstVertex: { x: 420, y: 20 }, secondVertex: { x: 20, y: 320 } });
  expect(drawingOf(turned).region).toEqual(drawingOf(aLabel()).region);
  expect(drawingOf(aLabel({ secondVertex: { x: 20, y: 20 } })).region).toBeNull();
});

it('recognises a drawing that was stored although the answer was lost', () => {
  const drawing = drawingOf(aLabel());
  expect(
    isStoredAs({ ...drawing, name: ' Pallet ', picture: { source: 'loaded', dataUrl: 'data:,', width: 1, height: 1 } }, aLabel()),
  ).toBe(true);
  expect(isStoredAs({ ...drawing, barcodes: [] }, aLabel())).toBe(false);
});

it('LABEL-14 LABEL-15 the platform accepts every label that the editor finds valid', () => {
  const field = fc.record({ name: fc.constantFrom('SKU', 'Lot', '', 'a.b'), limiter: fc.constantFrom('8', '-1', '2,4', '9,3', '') });
  fc.assert(
    fc.property(
      fc.array(fc.array(field, { maxLength: 3 }), { maxLength: 3 }),
      fc.constantFrom('Pallet', '', 'a/b', 'Box'),
      (patterns, name) => {
        const [sample] = aLabel().barcodePatterns;
        const barcodePatterns = patterns.map((fields) => ({
          ...sample!,
          dataFields: fields.map((given) => ({ ...sample!.dataFields[0]!, ...given })),
        }));
        const drawing = drawingOf(aLabel({ name, barcodePatterns }));
        const found = drawingProblems(drawing, ['Box']);
        expect(checkLabelDesign(newLabelDesignOf(drawing), ['Box']).ok).toBe(found.name === null && found.drawing === null);
      },
    ),
  );
});
