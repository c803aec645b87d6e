import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aModerator, apiDouble, createMemoryFiles, profileDocument, type ApiDouble, type RenderedRemote } from 'shared-kit/testing';
import type { LabelDesign } from 'shared-kit/model';
import { aLabel, aPattern, openLabel, STATE, version } from './testing/render-page';

const EDIT = { ...STATE, type: 'edit', name: 'Pallet' };
const ADD = { ...STATE, type: 'add' };
const edits = () => apiDouble().on('PATCH /api/labelDesigns', { message: { code: 305, text: 'Label design updated!' } });
const sent = (api: ApiDouble) => JSON.parse(String(api.calls.at(-1)!.body)) as { newLabelDesign: LabelDesign & { imageFile: string | null } } & Record<string, unknown>;
// With `hidden`, queries by role skip computing the styles of each element and its ancestors, which takes most of their time.
const fast = { hidden: true };
const press = (name: string | RegExp) => screen.getByRole('button', { name, ...fast });
const canvas = () => screen.getByRole('application', fast);
const items = () => within(screen.getByRole('list', { name: 'Barcodes', ...fast })).queryAllByRole('listitem', fast);
const field = (name: string, label: string) =>
  within(screen.getByRole('group', { name: `Position and size of ${name}`, ...fast })).getByRole<HTMLInputElement>('spinbutton', { name: label, ...fast });
const placeOf = (name: string) => ['X', 'Y', 'Width', 'Height'].map((label) => Number(field(name, label).value));
const open = async (options: Parameters<typeof openLabel>[2] = {}, state: unknown = EDIT, index: number | string = 0): Promise<RenderedRemote> => {
  const rendered = await openLabel(index, state, options);
  await screen.findByText('Save label');
  if (index === 0) await screen.findByRole('region', { name: 'Label canvas', ...fast });
  return rendered;
};
const key = (name: string, more: object = {}) => fireEvent.keyDown(canvas(), { key: name, ...more });

describe('reaching the page', () => {
  it.each<[string, number | string, unknown]>([
    ['without a state', 0, null],
    ['with a state of no type', 0, STATE],
    ['with half a state', 0, { type: 'edit', company: 'acme' }],
    ['with an index that is none', 'x', EDIT],
    ['with an index that holds nothing', 7, EDIT],
    ['with an index to add at that is not the next', 0, ADD],
    ['with an index that holds another label by now', 0, { ...EDIT, name: 'Crate' }],
  ])('LABEL-01 ROUTE-26 says why there is nothing to draw %s, and leads on', async (_how, index, state) => {
    await openLabel(index, state);
    expect(await screen.findByText(/This page is opened from the settings of a domain/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Go to the (domains|settings of North)/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save label' })).toBeNull();
  });

  it('DSET-06 LABEL-21 opens the label that the index names, with its picture and its barcodes', async () => {
    const { files } = await open();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Pallet');
    expect(items()).toHaveLength(2);
    expect(placeOf('Barcode 2')).toEqual([200, 100, 100, 50]);
    expect(files.reads).toContain('labels/pallet');
  });

  it('LABEL-21 shows region and barcodes without their picture, says so, and takes another try', async () => {
    const { user, files } = await open({ files: createMemoryFiles() });
    expect(await screen.findByText('The picture is unavailable')).toBeVisible();
    expect(placeOf('Label region')).toEqual([20, 20, 400, 300]);
    files.set('labels/pallet', new Blob(['x'], { type: 'image/png' }));
    await user.click(press('Try again'));
    await waitFor(() => expect(screen.queryByText('The picture is unavailable')).toBeNull());
  });

  it('LABEL-01 changes nothing in a domain that nobody is responsible for, and says why', async () => {
    await open({ documents: profileDocument(aModerator({ uid: 'marcos', authDomains: [] })) });
    expect(screen.getByText(/No moderator is responsible for North/)).toBeVisible();
    for (const name of ['Save label', 'Add barcodes', 'Remove barcode 1']) expect(press(name)).toBeDisabled();
    expect(field('Barcode 1', 'X')).toHaveAttribute('readonly');
  });
});

describe('the modes', () => {
  it.each([
    ['Define label region', 'r'],
    ['Add barcodes', 'b'],
    ['Delete barcode', 'd'],
    ['Edit barcode pattern', 'p'],
  ])('LABEL-04 LABEL-08 %s is entered and left by its button and by its key', async (name, letter) => {
    const { user } = await open();
    await user.click(press(name));
    expect(press(name)).toHaveAttribute('aria-pressed', 'true');
    await user.click(press(name));
    expect(press(name)).toHaveAttribute('aria-pressed', 'false');
    key(letter);
    expect(press(name)).toHaveAttribute('aria-pressed', 'true');
    key('Escape');
    expect(press(name)).toHaveAttribute('aria-pressed', 'false');
  });

  it('LABEL-08 the key p opens the pattern of the selected barcode, as the button does', async () => {
    const { user } = await open();
    await user.click(press('Barcode 2'));
    key('p');
    expect(await screen.findByRole('button', { name: 'Save pattern' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Pattern of barcode 2' })).toBeVisible();
  });

  it('LABEL-13 draws the picture within 200 by 200 while a pattern is edited, and as large as before after it', async () => {
    const { user } = await open();
    const region = screen.getByRole('region', { name: 'Label canvas' });
    expect(region).toHaveStyle({ width: '500px', height: '400px' });
    await user.click(press('Edit barcode pattern'));
    expect(region).toHaveStyle({ width: '200px', height: '160px' });
    await user.click(press('Edit barcode pattern'));
    expect(region).toHaveStyle({ width: '500px', height: '400px' });
  });
});

it('SHELL-15 another picture, with which region and barcodes go, is taken only after a box was ticked', async () => {
  const { user } = await open();
  await user.upload(screen.getByLabelText('Picture'), new File([new Uint8Array([1])], 'other.png', { type: 'image/png' }));
  const question = within(await screen.findByRole('dialog', { name: 'Replace the picture?' }));
  expect(question.getByRole('button', { name: 'Replace the picture' })).toBeDisabled();
  await user.click(question.getByRole('checkbox', { name: 'I know that the region and the barcodes go with the picture.' }));
  expect(question.getByRole('button', { name: 'Replace the picture' })).toBeEnabled();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(items()).toHaveLength(2);
});

describe('drawing by keys and by the list', () => {
  it('ADD-07 moves what is selected with the arrows, by 10 with Shift, and resizes it with Alt, inside of the region', async () => {
    const { user } = await open();
    await user.click(press('Barcode 1'));
    key('ArrowRight');
    key('ArrowDown', { shiftKey: true });
    expect(placeOf('Barcode 1')).toEqual([41, 50, 100, 50]);
    key('ArrowLeft', { altKey: true, shiftKey: true });
    expect(placeOf('Barcode 1')).toEqual([41, 50, 90, 50]);
    for (let presses = 0; presses < 5; presses += 1) key('ArrowLeft', { shiftKey: true });
    expect(placeOf('Barcode 1')).toEqual([20, 50, 90, 50]);
  });

  it('ADD-07 goes from barcode to barcode and deletes with its pattern (LABEL-07)', async () => {
    await open();
    key('PageDown');
    key('PageDown');
    expect(press('Barcode 2')).toHaveAttribute('aria-pressed', 'true');
    key('PageUp');
    key('Delete');
    expect(items()).toHaveLength(1);
    expect(screen.getByText('Lot')).toBeVisible();
    expect(screen.getByText('Barcode 1 removed')).toHaveAttribute('role', 'status');
  });

  it('ADD-07 draws a region and barcodes with Enter (LABEL-05, LABEL-06, LABEL-09)', async () => {
    await open({ documents: version([aLabel({ barcodePatterns: [] })]) });
    key('r');
    key('Enter');
    expect(placeOf('Label region')).toEqual([0, 0, 500, 400]);
    key('b');
    key('Enter');
    key('Enter');
    expect(items()).toHaveLength(2);
    expect(placeOf('Barcode 1')).not.toEqual(placeOf('Barcode 2'));
  });

  it('ADD-07 takes position and size from the list, and keeps a barcode inside of the region', async () => {
    const { user } = await open();
    const x = field('Barcode 1', 'X');
    await user.clear(x);
    await user.type(x, '5000{Enter}');
    expect(placeOf('Barcode 1')).toEqual([320, 40, 100, 50]);
    await user.type(field('Barcode 1', 'Y'), '{ArrowUp}');
    expect(placeOf('Barcode 1')).toEqual([320, 41, 100, 50]);
    await user.clear(x);
    await user.tab();
    expect(placeOf('Barcode 1')).toEqual([320, 41, 100, 50]);
  });

  it('LABEL-10 a region that leaves barcodes outside drops them, says so, and gives them back', async () => {
    const { user } = await open();
    const width = field('Label region', 'Width');
    await user.clear(width);
    await user.type(width, '150{Enter}');
    expect(items()).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Barcode 2 was not inside of the new region');
    await user.click(press('Take back'));
    expect(items()).toHaveLength(2);
    expect(placeOf('Label region')).toEqual([20, 20, 400, 300]);
  });
});

describe('undoing', () => {
  it('ADD-06 takes back and does again by buttons and by keys', async () => {
    const { user } = await open();
    await user.click(press('Remove barcode 1'));
    await user.click(press('Remove barcode 1'));
    expect(items()).toHaveLength(0);
    await user.click(press('Undo'));
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(items()).toHaveLength(2);
    fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true });
    expect(items()).toHaveLength(1);
    await user.click(press('Redo'));
    expect(items()).toHaveLength(0);
    expect(press('Redo')).toBeDisabled();
  });

  it('ADD-06 brings back what was typed into a pattern that was left without saving', async () => {
    const { user } = await open();
    await user.click(press('Barcode 1'));
    await user.click(press('Edit barcode pattern'));
    await user.click(screen.getByRole('checkbox', { name: /Ignore remaining/ }));
    await user.click(press('Edit barcode pattern'));
    expect(screen.getByRole('alert')).toHaveTextContent('The pattern of barcode 1 was left without saving it.');
    await user.click(press('Take back'));
    expect(press('Edit barcode pattern')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('checkbox', { name: /Ignore remaining/ })).toBeChecked();
  });
});

describe('saving', () => {
  it('LABEL-16 LABEL-17 LABEL-18 LABEL-20 sends all of it and no picture, and goes to the settings', async () => {
    const { user, api } = await open({ api: edits() });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' 2');
    await user.click(press('Save label'));
    expect(await screen.findByText('went to /company/acme/domain/North/settings')).toBeVisible();
    const { newLabelDesign, ...rest } = sent(api);
    expect(rest).toMatchObject({ domain: 'North', labelName: 'Pallet' });
    expect(rest).toHaveProperty('basedOn');
    const { picture: _picture, ...label } = aLabel({ name: 'Pallet 2' });
    expect(newLabelDesign).toEqual({ ...label, imageFile: null });
  });

  it('LABEL-02 DSET-18 wants a name, one that no other label has and without characters that paths cannot have', async () => {
    const { user, api } = await open({ documents: version([aLabel(), aLabel({ name: 'Box' })]) });
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.click(press('Save label'));
    expect(name).toHaveAccessibleDescription('Enter the name of the label.');
    await user.type(name, 'Box');
    expect(name).toHaveAccessibleDescription('Another label of this domain is named Box.');
    await user.type(name, '/');
    expect(name).toHaveAccessibleDescription(/None of the following characters is allowed/);
    expect(api.calls).toEqual([]);
  });

  it('LABEL-14 needs a barcode', async () => {
    const { user } = await open({ documents: version([aLabel({ barcodePatterns: [] })]) });
    await user.click(press('Save label'));
    expect(await screen.findByText('Draw at least one barcode on the label.')).toBeVisible();
  });

  it('LABEL-15 needs a pattern for each barcode, and names those without', async () => {
    const { user } = await open();
    await user.click(press('Place one by numbers'));
    await user.click(press('Save label'));
    expect(await screen.findByText('Each barcode needs a pattern. Still without one: 3')).toBeVisible();
  });

  it('LABEL-09 says of an old label that its region is empty, or which barcodes are not inside of it, and sends nothing', async () => {
    const empty = await open({ documents: version([aLabel({ secondVertex: aLabel().firstVertex })]) });
    await empty.user.click(press('Save label'));
    expect(await screen.findByText('The label region is empty. Define it before you save the label.')).toBeVisible();
    expect(empty.api.calls).toEqual([]);
    empty.unmount();
    const beside = await open({ documents: version([aLabel({ barcodePatterns: [aPattern('SKU'), aPattern('Lot', 450, 100)] })]) });
    await beside.user.click(press('Save label'));
    expect(await screen.findByText(/^Not inside of the label region as a whole: barcodes 2\./)).toBeVisible();
    expect(beside.api.calls).toEqual([]);
  });

  it('API-29 ERR-02 keeps everything when the label cannot be saved, says so, and sends once however often it is pressed', async () => {
    const api = apiDouble().on('PATCH /api/labelDesigns', { status: 503, body: '' });
    const { user, state } = await open({ api });
    await user.click(press('Remove barcode 2'));
    fireEvent.click(press('Save label'));
    fireEvent.click(press('Save label'));
    expect(await screen.findByText(/Service unavailable/)).toBeVisible();
    expect(state.redux.getState().feedback.snackbar).toMatchObject({ severity: 'error', duration: 5000 });
    expect(api.calls).toHaveLength(1);
    expect(items()).toHaveLength(1);
    expect(press('Save label')).toBeEnabled();
  });

  it('ADD-06 D-45 goes on when a label whose answer was lost turns out to be stored', async () => {
    const api = apiDouble().on('PATCH /api/labelDesigns', { status: 503, body: '' });
    const { user, store } = await open({ api });
    await user.click(press('Remove barcode 2'));
    await user.click(press('Save label'));
    await screen.findByText(/Service unavailable/);
    const [[path, data]] = Object.entries(version([aLabel({ barcodePatterns: [aPattern('SKU')] })], new Date(2026, 10, 21))) as [[string, object]];
    await act(async () => store.set(path, data as never));
    expect(await screen.findByText('went to /company/acme/domain/North/settings')).toBeVisible();
  });
});

describe('two editors', () => {
  const others = async (labels: LabelDesign[]) => {
    const rendered = await open();
    await rendered.user.click(press('Remove barcode 2'));
    const [[path, data]] = Object.entries(version(labels, new Date(2026, 10, 21), { uid: 'rui', name: 'Rui Sá' })) as [[string, object]];
    await act(async () => rendered.store.set(path, data as never));
    return rendered;
  };

  it('ADD-03 D-45 tells who changed what, and merges it with what was drawn here', async () => {
    const { user } = await others([aLabel({ firstVertex: { x: 10, y: 10 } })]);
    expect(await screen.findByText('Rui Sá has changed this label meanwhile')).toBeVisible();
    expect(screen.getByText('Another label region')).toBeVisible();
    await user.click(press('Take over, keep mine'));
    expect(placeOf('Label region')).toEqual([10, 10, 410, 310]);
    expect(items()).toHaveLength(1);
    expect(screen.queryByText(/has changed this label/)).toBeNull();
  });

  it('ADD-03 D-45 or gives what was drawn here up, which can be undone', async () => {
    const { user } = await others([aLabel({ barcodePatterns: [aPattern('SKU'), aPattern('Lot', 200, 100), aPattern('Batch', 250, 200)] })]);
    await user.click(await screen.findByRole('button', { name: 'Discard mine' }));
    expect(items()).toHaveLength(3);
    await user.click(press('Undo'));
    expect(items()).toHaveLength(1);
  });

  it('ADD-03 keeps what was drawn of a label that somebody has removed', async () => {
    await others([]);
    expect(await screen.findByText(/Rui Sá has renamed or removed the label Pallet/)).toBeVisible();
    expect(items()).toHaveLength(1);
    expect(press('Make it a new one')).toBeEnabled();
  });
});
