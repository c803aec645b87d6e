import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acceptLoss, apiDouble, createMemoryFiles } from 'shared-kit/testing';
import { aPicture, aPictureFile, type DrawnCode } from '../testing/a-picture';
import { installPictures } from '../testing/canvas-twin';
import { openLabel, STATE, version } from '../testing/render-page';

const ADD = { ...STATE, type: 'add' };
const EDIT = { ...STATE, type: 'edit', name: 'Pallet' };
const CODES: readonly DrawnCode[] = [
  { text: 'AB123456-L0421', format: 'Code128', x: 40, y: 40, scale: 2 },
  { text: '(01)07891234567895(10)LOT7', format: 'QRCode', x: 40, y: 200, scale: 4 },
];
const picture = (codes = CODES, size = { width: 500, height: 400 }) => aPicture({ ...size, codes });
const items = () => within(screen.getByRole('list', { name: 'Barcodes' })).queryAllByRole('listitem');
const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** Chooses a file of any type: users can switch off the type filter of the file dialog. */
const choose = (file: File) => userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Picture'), file);

beforeEach(installPictures);

const openNew = () => openLabel(0, ADD, { documents: version([]) });

describe('the barcodes that are read in a picture', () => {
  it('ADD-08 are proposed when the picture is uploaded, and drawn only when asked, all in one step to undo', async () => {
    const { user } = await openNew();
    await choose(aPictureFile(await picture(), 'label.png', 'image/png'));
    const use = await button('Use 2 barcodes');
    expect(screen.getByText('2 barcodes found in the picture')).toBeVisible();
    expect(items()).toHaveLength(0);
    await user.click(use);
    expect(items()).toHaveLength(2);
    expect(screen.getByRole('group', { name: 'Position and size of Label region' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use 2 barcodes' })).toBeNull();
    await user.click(await button(/^Undo/));
    expect(items()).toHaveLength(0);
    expect(screen.queryByRole('group', { name: 'Position and size of Label region' })).toBeNull();
  });

  it('ADD-08 hides the proposal when it is dismissed, and shows it again when asked', async () => {
    const { user } = await openNew();
    await choose(aPictureFile(await picture(CODES.slice(0, 1))));
    await button('Use 1 barcode');
    await user.click(await button('Dismiss'));
    expect(screen.queryByText(/found in the picture/)).toBeNull();
    expect(items()).toHaveLength(0);
    await user.click(await button('Find barcodes'));
    expect(await button('Use 1 barcode')).toBeVisible();
  });

  it('LABEL-02 LABEL-03 keeps a name that is typed while the picture is being opened', async () => {
    await openNew();
    const file = aPictureFile(await picture());
    await choose(file);
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Crate' } });
    expect(screen.queryByRole('button', { name: 'Find barcodes' })).toBeNull();
    expect(await button('Use 2 barcodes')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Crate');
  });

  it('LABEL-18 scales a picture with more than 4096 pixels on a side down before anything is drawn, and says so', async () => {
    await openNew();
    await choose(aPictureFile(await picture([], { width: 4500, height: 300 })));
    expect(await screen.findByText(/It was made smaller: 2048 by 137 pixels\./)).toBeVisible();
    await choose(aPictureFile(await picture([], { width: 2500, height: 300 })));
    expect(await screen.findByText('No barcodes found in the picture')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/It was made smaller/)).toBeNull());
  });

  it('ADD-08 says when a picture has no barcodes', async () => {
    await openNew();
    await choose(aPictureFile(await picture([])));
    expect(await screen.findByText('No barcodes found in the picture')).toBeVisible();
  });

  it('ADD-08 LABEL-21 reads a stored picture when asked, and shows the texts of its barcodes', async () => {
    const stored = new Blob([await picture()], { type: 'image/png' });
    const { user } = await openLabel(0, EDIT, { files: createMemoryFiles({ 'labels/pallet': stored }) });
    await user.click(await button('Find barcodes'));
    expect(await button('Use 2 barcodes')).toBeVisible();
    expect(screen.getByText(/Takes the place of the 2 barcodes that are drawn/)).toBeVisible();
    expect(items()).toHaveLength(2);
  });

  it('ADD-08 says why a stored picture could not be read, and tries again', async () => {
    const files = createMemoryFiles({ 'labels/pallet': new Blob([await picture()], { type: 'image/png' }) });
    const { user } = await openLabel(0, EDIT, { files });
    const find = await button('Find barcodes');
    files.fail('labels/pallet', 'unavailable');
    await user.click(find);
    expect(await screen.findByText('The barcodes could not be looked for')).toBeVisible();
    files.heal();
    await user.click(screen.getAllByRole('button', { name: 'Retry' }).at(-1)!);
    expect(await button('Use 2 barcodes')).toBeVisible();
  });

  it('ADD-09 proposes fields for the text of a barcode, under names that can be edited, as one step', async () => {
    const { user } = await openNew();
    await choose(aPictureFile(await picture()));
    await user.click(await button('Use 2 barcodes'));
    await user.click(await button('Edit barcode pattern'));
    await user.click(await button('Barcode 2'));
    const split = within(await screen.findByRole('region', { name: 'Proposed fields' }));
    const names = split.getAllByRole('textbox', { name: 'Name of the field' });
    expect(names.map((name) => (name as HTMLInputElement).value)).toEqual(['GTIN', 'LOT']);
    await user.clear(names[1]!);
    expect(split.getByText('Enter the name of the field.')).toBeVisible();
    expect(split.getByRole('button', { name: 'Use 2 fields' })).toBeDisabled();
    await user.type(names[1]!, 'Batch');
    await user.click(split.getByRole('button', { name: 'Use 2 fields' }));
    expect(screen.queryByRole('region', { name: 'Proposed fields' })).toBeNull();
    expect(within(screen.getByRole('table', { name: 'Fields' })).getByText('Batch')).toBeVisible();
    await user.click(await button(/^Undo/));
    expect(await screen.findByRole('region', { name: 'Proposed fields' })).toBeVisible();
    await user.click(await button('Dismiss fields'));
    expect(screen.queryByRole('region', { name: 'Proposed fields' })).toBeNull();
  });

  it('ADD-09 accepts each form in which apps send an article number, and keeps them as test texts', async () => {
    const { user } = await openNew();
    await choose(aPictureFile(await picture([{ text: '036000291452', format: 'UPCA', x: 60, y: 60, scale: 3 }])));
    await user.click(await button('Use 1 barcode'));
    await user.click(await button('Edit barcode pattern'));
    await user.click(await button('Barcode 1'));
    await user.click(await button('Use 1 field'));
    const keptTexts = within(await screen.findByRole('list', { name: 'Kept texts' }));
    expect(keptTexts.getByText('036000291452')).toBeVisible();
    expect(keptTexts.getByText('0036000291452')).toBeVisible();
  });

  it('ADD-08 proposes no more barcodes than a label may have, and says so', async () => {
    const many = Array.from({ length: 60 }, (_, i): DrawnCode => ({
      text: `BOX${100 + i}`,
      format: 'QRCode',
      scale: 3,
      x: 10 + (i % 10) * 100,
      y: 10 + Math.floor(i / 10) * 100,
    }));
    const { user } = await openNew();
    await choose(aPictureFile(await picture(many, { width: 1020, height: 620 })));
    expect(await screen.findByText('60 barcodes found in the picture')).toBeVisible();
    expect(screen.getByText(/at most 50 barcodes/)).toBeVisible();
    await user.click(await button('Use 50 barcodes'));
    expect(items()).toHaveLength(50);
  });
});

describe('a file that is not a picture', () => {
  it.each([
    ['a GIF', 'GIF89a', 'This file is GIF: save it as JPEG or PNG'],
    ['an SVG named .png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'This file is SVG'],
    ['a text named .jpg', 'hello', 'This file is no picture'],
    ['an empty file', '', 'The file is empty'],
  ])('LABEL-03 is refused, and the message says what to do: %s', async (_, content, text) => {
    await openNew();
    await choose(new File([content], 'photo.png', { type: 'image/png' }));
    await waitFor(() => expect(screen.getByLabelText('Picture')).toHaveAccessibleDescription(expect.stringContaining(text)));
  });

  it('LABEL-03 keeps what was drawn when another picture is refused', async () => {
    await openLabel(0, EDIT);
    await screen.findByRole('region', { name: 'Label canvas' });
    const whole = await picture();
    await choose(new File([whole.subarray(0, whole.length / 2)], 'photo.png', { type: 'image/png' }));
    await acceptLoss('Replace the picture?', 'Replace the picture');
    await waitFor(() =>
      expect(screen.getByLabelText('Picture')).toHaveAccessibleDescription(expect.stringContaining('Part of the file is missing')),
    );
    expect(items()).toHaveLength(2);
  });
});

describe('another picture', () => {
  const chooseAnother = async () => {
    const opened = await openLabel(0, EDIT, { api: apiDouble() });
    await waitFor(() => expect(items()).toHaveLength(2));
    await choose(aPictureFile(await picture([]), 'other.png', 'image/png'));
    return opened;
  };
  const region = () => screen.queryByRole('group', { name: 'Position and size of Label region' });

  it('LABEL-11 SHELL-15 removes the label region and all barcodes with their patterns once the box is ticked, and keeps the name', async () => {
    const { user, api } = await chooseAnother();
    await acceptLoss('Replace the picture?', 'Replace the picture', 'I know that the region and the barcodes go with the picture.');
    await waitFor(() => expect(items()).toHaveLength(0));
    expect(region()).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Pallet');
    await user.click(await button('Save label'));
    expect(await screen.findByText('Draw at least one barcode on the label.')).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  it('LABEL-11 keeps region and barcodes when the user cancels', async () => {
    const { user } = await chooseAnother();
    await user.click(within(await screen.findByRole('dialog', { name: 'Replace the picture?' })).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(items()).toHaveLength(2);
    expect(region()).toBeVisible();
  });
});
