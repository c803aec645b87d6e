import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiDouble } from 'shared-kit/testing';
import type { LabelDesign } from 'shared-kit/model';
import { aLabel, aPattern, openLabel, STATE, version } from '../testing/render-page';
import { fill, names, press, result } from './testing/open-editor';

const EDIT = { ...STATE, type: 'edit', name: 'Pallet' };

/** Opens the label's page in mode `pattern`, with the first barcode chosen. */
async function editPattern(label: LabelDesign) {
  const api = apiDouble().on('PATCH /api/labelDesigns', { message: { code: 305, text: 'Label design updated!' } });
  const rendered = await openLabel(0, EDIT, { documents: version([label]), api });
  const mode = await screen.findByRole('button', { name: 'Edit barcode pattern' });
  await screen.findByRole('region', { name: 'Label canvas' });
  fireEvent.click(mode);
  fireEvent.click(within(screen.getByRole('list', { name: 'Barcodes' })).getByRole('button', { name: 'Barcode 1' }));
  const editor = await screen.findByRole('region', { name: 'Pattern of barcode 1' });
  const sent = () => (JSON.parse(String(api.calls.at(-1)!.body)) as { newLabelDesign: LabelDesign }).newLabelDesign.barcodePatterns;
  return { ...rendered, api, editor, sent };
}

it('PATTERN-02, PATTERN-03, ADD-10 a pattern is stored in its barcode, can be undone there, and is sent with the label', async () => {
  const { user, sent } = await editPattern(aLabel());
  fill('Field name', 'Site');
  fill('Prefix', 'S');
  fill('Range', '2');
  await user.click(press('Add field'));
  expect(names()).toEqual(['SKU', 'Site']);
  await user.click(press('Undo'));
  expect(names()).toEqual(['SKU']);
  await user.click(press('Redo'));
  fill('Test text', 'AB123456S01');
  await user.click(press('Test'));
  await waitFor(() => expect(result()).toHaveTextContent('The whole pattern matches.'));
  await user.click(press('Keep'));
  await user.click(press('Save pattern'));
  expect(press('Edit barcode pattern')).toHaveAttribute('aria-pressed', 'false');
  await user.click(press('Save label'));
  expect(await screen.findByText(/went to .*settings/)).toBeVisible();
  const [pattern, other] = sent();
  expect(pattern).toMatchObject({ regex: '^(.{8})S(.{2})$', testTexts: ['AB123456S01'], isRequired: true, ignoreRemaining: false });
  expect(pattern!.dataFields[1]).toEqual({
    name: 'Site',
    type: 'data',
    prefix: 'S',
    postfix: '',
    limiterType: 'range',
    limiter: '2',
    useCheckField: false,
    checkField: '',
  });
  expect(other).toEqual(aPattern('Lot', 200, 100));
});

it('PATTERN-04 accepts a pattern of an old document: a limiter instead of a type, parts and test texts missing', async () => {
  const old = {
    ...aPattern('SKU'),
    dataFields: [
      { name: 'SKU', type: 'separator', limiter: ';' },
      { name: 'Lot', type: 'range', limiter: 4 },
    ],
    testTexts: undefined,
  };
  const { user, editor, sent } = await editPattern(aLabel({ barcodePatterns: [old as unknown as ReturnType<typeof aPattern>] }));
  expect(names()).toEqual(['SKU', 'Lot']);
  expect(within(editor).getByText('everything up to “;”')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Ignore remaining' }));
  await user.click(press('Save pattern'));
  await user.click(press('Save label'));
  await screen.findByText(/went to .*settings/);
  expect(sent()[0]).toMatchObject({
    regex: '^([^;]*);(.{4}).*',
    testTexts: [],
    dataFields: [
      { type: 'data', limiterType: 'separator' },
      { type: 'data', limiterType: 'range', limiter: '4' },
    ],
  });
});

describe('LABEL-16 saving the label while a pattern is being edited', () => {
  it('includes what was changed in the pattern', async () => {
    const { user, sent } = await editPattern(aLabel());
    fill('Field name', 'Site');
    fill('Prefix', 'S');
    fill('Range', '2');
    await user.click(press('Add field'));
    await user.click(press('Save label'));
    expect(await screen.findByText(/went to .*settings/)).toBeVisible();
    expect(sent()[0]).toMatchObject({ regex: '^(.{8})S(.{2})$', dataFields: [{ name: 'SKU' }, { name: 'Site' }] });
  });

  it('stays on the page, says what is wrong with the pattern, and sends nothing', async () => {
    const { user, api, state } = await editPattern(aLabel());
    await user.click(press('Remove SKU'));
    expect(names()).toEqual([]);
    await user.click(press('Save label'));
    expect(await screen.findAllByText('Add at least one field.')).not.toHaveLength(0);
    expect(state.redux.getState().feedback.snackbar).toMatchObject({ severity: 'error' });
    expect(api.calls).toEqual([]);
    expect(press('Edit barcode pattern')).toHaveAttribute('aria-pressed', 'true');
  });

  it('asks before leaving out a field that was typed but not added', async () => {
    const { user, api, sent } = await editPattern(aLabel());
    fill('Field name', 'Site');
    await user.click(press('Save label'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(api.calls).toEqual([]);
    await user.click(press('Save label'));
    await user.click(await screen.findByRole('button', { name: 'Save without it' }));
    expect(await screen.findByText(/went to .*settings/)).toBeVisible();
    expect(sent()[0]).toMatchObject({ dataFields: [{ name: 'SKU' }] });
  });
});

it('ADD-09 names a field of an older pattern that may be read wrongly, and replaces it as one step', async () => {
  const gs1 = { ...aPattern('LOT').dataFields[0]!, limiterType: 'range' as const };
  const dataFields = [
    { ...gs1, name: 'LOT', prefix: '10', limiter: '1,20' },
    { ...gs1, name: 'GS', limiter: '1' },
    { ...gs1, name: 'SERIAL', prefix: '21', limiter: '1,20' },
  ];
  const label = aLabel();
  const { user, sent } = await editPattern({ ...label, barcodePatterns: [{ ...label.barcodePatterns[0]!, dataFields }] });
  expect(screen.getByRole('alert')).toHaveTextContent(/“LOT” ends at any character/);
  await user.click(press('End at the separator'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(names()).toEqual(['LOT', 'SERIAL']);
  await user.click(press('Save pattern'));
  await user.click(press('Save label'));
  expect(await screen.findByText(/went to .*settings/)).toBeVisible();
  expect(sent()[0]!.regex).toBe('^10([^\u001d]*)\u001d21(.{1,20})$');
});
