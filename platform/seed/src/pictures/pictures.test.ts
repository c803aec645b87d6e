import sharp from 'sharp';
import { barcodesIn } from '../testing/read-barcodes';
import { CENTRAL_WAREHOUSE_SETTINGS } from '../settings/central-warehouse.settings';
import { barcode } from '../drawings/barcode';
import { labelPicture } from '../drawings/label';
import { withLabelPictures } from '../settings/label-pictures';
import { photoOf } from '../drawings/photo';
import { takePictures } from './session-pictures';
import { textLine } from '../drawings/svg';

const [pallet, boxLabel] = CENTRAL_WAREHOUSE_SETTINGS.labelDesigns;
const values = { SKU: 'MK004200', Lot: 'L7', GTIN: '7890000000017', Supplier: 'Contoso', Weight: '9', Batch: 'B1', 'Box number': '000042' };
const png = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer();

it('a label picture has each barcode in the place that its design gives', async () => {
  const picture = labelPicture(pallet!, values);
  const whole = await png(picture.svg);
  const cut = pallet!.barcodePatterns.map(({ firstVertex: from, secondVertex: to }) =>
    sharp(whole)
      .extract({ left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y })
      .png()
      .toBuffer(),
  );
  const found = await Promise.all((await Promise.all(cut)).map(barcodesIn));
  expect(found).toEqual([[['Code128', 'MK004200-L7']], [['EAN13', '7890000000017']], [['QRCode', 'Contoso;W9KG;B1']]]);
});

it('the patterns of a design divide the printed barcodes into the same values', async () => {
  for (const design of [pallet!, boxLabel!]) {
    const found = await barcodesIn(await png(labelPicture(design, values).svg));
    design.barcodePatterns.forEach(({ regex, dataFields }) => {
      const groups = found.map(([, text]) => new RegExp(regex).exec(text)).find((match) => match !== null);
      const names = dataFields.filter(({ type }) => type === 'data').map(({ name }) => name as keyof typeof values);
      expect(groups?.slice(1)).toEqual(names.map((name) => values[name]));
    });
  }
});

it('a barcode without values is not printed', async () => {
  const { SKU, Lot, GTIN } = values;
  const found = await barcodesIn(await png(labelPicture(pallet!, { SKU, Lot, GTIN }).svg));
  expect(found.map(([format]) => format)).toEqual(['Code128', 'EAN13']);
});

it('the barcodes of photos of turned labels can be read', async () => {
  for (const angle of [-5, 5]) {
    const photo = await png(photoOf(labelPicture(pallet!, values), { angle, zoom: 1.05 }));
    expect(await barcodesIn(photo)).toHaveLength(3);
  }
});

it('an unknown label, or one that is too small for its barcodes, is an error', () => {
  expect(() => labelPicture({ ...pallet!, name: 'Crate' }, values)).toThrow('Nobody prints labels named Crate.');
  expect(() => barcode('code128', 'AB123456-L0421', { x: 0, y: 0, width: 150, height: 40 })).toThrow('does not fit');
});

it('texts are drawn as outlines, so that pictures do not depend on the fonts of the machine', () => {
  const line = textLine({ x: 0, y: 20, size: 20, text: 'ACME' });
  expect(line).not.toContain('<text');
  expect(line).toContain('<path');
});

it('DATA-09 the settings have the path of each label’s picture', () => {
  const { labelDesigns } = withLabelPictures({ company: 'acme', domain: 'Cold Store' }, CENTRAL_WAREHOUSE_SETTINGS);
  expect(labelDesigns.map(({ picture }) => picture)).toEqual([
    'companies/acme/domains/Cold Store/labels/Pallet',
    'companies/acme/domains/Cold Store/labels/Box',
  ]);
});

it('DASH-22 a few addresses that are damaged or cannot be read have pictures', () => {
  const reading = (address: string, damaged: string, status: 'read' | 'invalid' = 'read') => ({
    address,
    checkedAt: 0,
    employeeId: '1',
    employeeName: 'Ana',
    status,
    labels: [{ name: 'Pallet', valid: status === 'read', data: values }],
    mif: { Damaged: damaged },
    results: {},
  });
  const ref = { company: 'acme', domain: 'Central Warehouse', session: 's1' };
  const all = [
    reading('A', 'no'),
    reading('B', 'yes'),
    reading('B', 'yes'),
    reading('C', 'no', 'invalid'),
    ...'DEFG'.split('').map((name) => reading(name, 'yes')),
  ];
  const { records, pictures: taken } = takePictures(ref, all);
  const at = (name: string, number: number) => `companies/acme/domains/Central Warehouse/sessions/s1/${name}-${number}.jpg`;
  expect(records.map((record) => ('pictures' in record ? record.pictures : []))).toEqual([
    [],
    [at('B', 1)],
    [],
    [at('C', 1)],
    [at('D', 1)],
    [at('E', 1)],
    [],
    [],
  ]);
  expect(taken.map(({ path, blur }) => [path, blur !== undefined])).toEqual([
    [at('B', 1), false],
    [at('C', 1), true],
    [at('D', 1), false],
    [at('E', 1), false],
  ]);
});
