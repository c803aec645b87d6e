import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  aModerator,
  apiDouble,
  createMemoryFiles,
  profileDocument,
  type ApiAnswer,
  type ApiDouble,
  type RenderedRemote,
} from 'shared-kit/testing';
import { setLocale } from 'shared-kit/i18n';
import { CODE, type LabelDesign, type Locale } from 'shared-kit/model';
import { aLabel, aPattern, openLabel, STATE, version } from '../testing/render-page';

const EDIT = { ...STATE, type: 'edit', name: 'Pallet' };
const ADD = { ...STATE, type: 'add' };
const edits = () => apiDouble().on('PATCH /api/labelDesigns', { message: { code: 305, text: 'Label design updated!' } });
const sent = (api: ApiDouble) =>
  JSON.parse(String(api.calls.at(-1)!.body)) as { newLabelDesign: LabelDesign & { imageFile: string | null } } & Record<string, unknown>;
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const canvas = () => screen.getByRole('application');
const items = () => within(screen.getByRole('list', { name: 'Barcodes' })).queryAllByRole('listitem');
const field = (name: string, label: string) =>
  within(screen.getByRole('group', { name: `Position and size of ${name}` })).getByRole<HTMLInputElement>('spinbutton', {
    name: label,
  });
const placeOf = (name: string) => ['X', 'Y', 'Width', 'Height'].map((label) => Number(field(name, label).value));
const open = async (
  options: Parameters<typeof openLabel>[2] = {},
  state: unknown = EDIT,
  index: number | string = 0,
): Promise<RenderedRemote> => {
  const rendered = await openLabel(index, state, options);
  await screen.findByText('Save label');
  if (index === 0) await screen.findByRole('region', { name: 'Label canvas' });
  return rendered;
};
/** Presses on the canvas at one point and releases at another, both in pixels of the stage. */
const dragOver = ([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]) => {
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, pointerId: 1, pointerType: 'mouse', altKey: true });
  fireEvent.pointerDown(canvas(), at(x, y));
  fireEvent.pointerMove(canvas(), at(toX, toY));
  fireEvent.pointerUp(canvas(), at(toX, toY));
};
const key = (name: string, more: object = {}) => fireEvent.keyDown(canvas(), { key: name, ...more });

describe('opening the page', () => {
  it('(D-160) Save label is quiet until something has changed', async () => {
    const { user } = await open();
    expect(press('Save label')).not.toHaveClass('ic-button-primary');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    expect(press('Save label')).toHaveClass('ic-button-primary');
  });

  it.each<[string, number | string, unknown]>([
    ['without a state', 0, null],
    ['with a state without a type', 0, STATE],
    ['with an incomplete state', 0, { type: 'edit', company: 'acme' }],
    ['with an index that is no number', 'x', EDIT],
    ['with an index that has no label', 7, EDIT],
    ['with an index for a new label that is not the next one', 0, ADD],
    ['with an index that now has another label', 0, { ...EDIT, name: 'Crate' }],
  ])('LABEL-01 opens no editor %s, says why, and links to another page', async (_how, index, state) => {
    await openLabel(index, state);
    expect(await screen.findByText(/This page is opened from the settings of a domain/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Go to the (domains|settings of North)/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save label' })).toBeNull();
  });

  it('ROUTE-26 DSET-06 LABEL-21 opens the label that the index names, with its picture and its barcodes', async () => {
    const { files } = await open();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Pallet');
    expect(items()).toHaveLength(2);
    expect(placeOf('Barcode 2')).toEqual([200, 100, 100, 50]);
    expect(files.reads).toContain('labels/pallet');
  });

  it('LABEL-03 says that the picture is being loaded, and that it is unavailable when the storage is silent', async () => {
    const files = createMemoryFiles();
    files.silence();
    jest.useFakeTimers({ advanceTimers: true });
    await open({ files }, EDIT, '0');
    expect(await screen.findByText('Loading the picture…')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByText('Picture unavailable')).toBeVisible();
    expect(screen.queryByText('Loading the picture…')).toBeNull();
  });

  it('LABEL-21 shows region and barcodes without their picture, says so, and can try again', async () => {
    const { user, files } = await open({ files: createMemoryFiles() });
    expect(await screen.findByText('Picture unavailable')).toBeVisible();
    expect(placeOf('Label region')).toEqual([20, 20, 400, 300]);
    files.set('labels/pallet', new Blob(['x'], { type: 'image/png' }));
    await user.click(press('Retry'));
    await waitFor(() => expect(screen.queryByText('Picture unavailable')).toBeNull());
  });

  it('LABEL-01 is read-only in a domain without a moderator, and says why', async () => {
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
  ])('LABEL-08 %s is entered and left by its button and by its key', async (name, letter) => {
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

  it('LABEL-08 the key p opens the pattern of the selected barcode, like the button', async () => {
    const { user } = await open();
    await user.click(press('Barcode 2'));
    key('p');
    expect(await screen.findByRole('button', { name: 'Save pattern' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Pattern of barcode 2' })).toBeVisible();
  });

  it.each<[Locale, string[]]>([
    ['en-US', ['Select', 'Define label region', 'Add barcodes', 'Delete barcode', 'Edit barcode pattern']],
    ['pt-BR', ['Selecionar', 'Definir região da etiqueta', 'Adicionar códigos', 'Remover código', 'Editar padrão do código']],
    ['es-ES', ['Seleccionar', 'Definir región de la etiqueta', 'Añadir códigos', 'Eliminar código', 'Editar patrón del código']],
  ])('LABEL-04 has these five modes in %s, one at a time', async (locale, names) => {
    await openLabel(0, EDIT, { locale });
    const tools = within(await screen.findByRole('toolbar'));
    const modes = tools.getAllByRole('button').slice(0, -2);
    expect(modes.map((mode) => mode.textContent)).toEqual(names);
    const pressed = () => modes.filter((mode) => mode.getAttribute('aria-pressed') === 'true');
    expect(pressed()).toEqual([]);
    for (const mode of modes.slice(1)) {
      fireEvent.click(mode);
      expect(pressed()).toEqual([mode]);
    }
    fireEvent.click(modes[0]!);
    expect(pressed()).toEqual([]);
  });

  it('LABEL-04 draws a region, adds a barcode, opens a pattern or deletes a barcode by the same gesture, depending on the mode', async () => {
    await open();
    const drag = () => dragOver([250, 200], [330, 260]);
    drag();
    expect([items().length, placeOf('Label region')]).toEqual([2, [20, 20, 400, 300]]);
    key('b');
    drag();
    expect(items()).toHaveLength(3);
    expect(placeOf('Barcode 3')).toEqual([250, 200, 80, 60]);
    key('d');
    dragOver([260, 210], [260, 210]);
    expect(items()).toHaveLength(2);
    key('Escape');
    key('r');
    dragOver([30, 30], [450, 350]);
    expect(placeOf('Label region')).toEqual([30, 30, 420, 320]);
    key('Escape');
    key('p');
    // The stage is now 200 by 160, at 0.4 of the size before.
    dragOver([90, 50], [90, 50]);
    expect(await screen.findByRole('checkbox', { name: /Ignore remaining/ })).toBeEnabled();
  });

  it('LABEL-07 deletes the barcode that is clicked and its pattern, keeps the other, and saves it so', async () => {
    const { user, api } = await open({ api: edits() });
    key('d');
    dragOver([50, 50], [50, 50]);
    expect(items()).toHaveLength(1);
    dragOver([5, 5], [5, 5]);
    expect(items()).toHaveLength(1);
    await user.click(press('Save label'));
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(sent(api).newLabelDesign.barcodePatterns).toEqual([aPattern('Lot', 200, 100)]);
  });

  it('LABEL-13 scales the rectangles with the picture while a pattern is edited', async () => {
    const { user } = await open();
    await user.click(press('Edit barcode pattern'));
    // The picture of 500 by 400 is 200 by 160: barcode 2, at 200, 100 in the picture, is at 80, 40.
    dragOver([90, 50], [90, 50]);
    expect(await screen.findByRole('button', { name: 'Barcode 2' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(press('Edit barcode pattern'));
    expect(placeOf('Barcode 2')).toEqual([200, 100, 100, 50]);
  });

  it.each([
    ['wide', [1600, 1000], [200, 125], [800, 500]],
    ['high', [1000, 1200], [167, 200], [500, 600]],
  ] as const)(
    'LABEL-13 draws a %s picture of %j as %j while a pattern is edited, and as %j before and after',
    async (_how, [width, height], small, large) => {
      const { user } = await open({ picture: { width, height } });
      const region = screen.getByRole('region', { name: 'Label canvas' });
      const sizeOf = ([across, down]: readonly [number, number]) => ({ width: `${across}px`, height: `${down}px` });
      expect(region).toHaveStyle(sizeOf(large));
      await user.click(press('Edit barcode pattern'));
      expect(region).toHaveStyle(sizeOf(small));
      await user.click(press('Edit barcode pattern'));
      expect(region).toHaveStyle(sizeOf(large));
    },
  );
});

describe('drawing by keys and by the list', () => {
  it('ADD-07 moves the selection with the arrows, by 10 with Shift, and resizes it with Alt, inside the region', async () => {
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

  it('ADD-07 hides what is drawn from screen readers, which have the list of barcodes', async () => {
    await open();
    expect(canvas().children).toHaveLength(1);
    expect(canvas().firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('ADD-07 moves from barcode to barcode and deletes one with its pattern', async () => {
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

  it('ADD-07 accepts position and size typed in the list, and keeps a barcode inside the region', async () => {
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

  it('LABEL-10 a region that leaves barcodes outside drops them, says so, and undo restores them', async () => {
    const { user } = await open();
    const width = field('Label region', 'Width');
    await user.clear(width);
    await user.type(width, '150{Enter}');
    expect(items()).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Barcode 2 was not inside the new region');
    await user.click(press('Take back'));
    expect(items()).toHaveLength(2);
    expect(placeOf('Label region')).toEqual([20, 20, 400, 300]);
  });
});

describe('undoing', () => {
  it('ADD-06 undoes and redoes by buttons and by keys', async () => {
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
    expect(press('Redo')).toHaveAttribute('aria-disabled', 'true');
    expect(press('Redo')).toHaveFocus();
  });

  it('ADD-99 keeps what was typed, also into an open pattern, when another language is chosen', async () => {
    const { user } = await open();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.type(name, ' of 2026');
    await user.click(within(items()[0]!).getByRole('button', { name: /Barcode 1/ }));
    await user.click(press('Edit pattern'));
    const prefix = (await screen.findAllByRole('textbox', { name: 'Prefix' }))[0]!;
    await user.type(prefix, 'AB');
    await act(() => setLocale('pt-BR'));
    expect(await screen.findByRole('button', { name: 'Salvar etiqueta' })).toBeVisible();
    expect(name).toBeInTheDocument();
    expect(name).toHaveValue('Pallet of 2026');
    expect(prefix).toBeInTheDocument();
    expect(prefix).toHaveValue('AB');
  });

  it('ADD-06 restores what was typed into a pattern that was left without saving', async () => {
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
  it('LABEL-16 LABEL-17 LABEL-18 LABEL-20 sends the whole label without the picture, and goes to the settings', async () => {
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

  it('LABEL-16 goes to the settings only once the label is stored, not before the answer or after a refusal', async () => {
    const answers: ((answer: ApiAnswer) => void)[] = [];
    const api = apiDouble().on('PATCH /api/labelDesigns', () => new Promise<ApiAnswer>((resolve) => answers.push(resolve)));
    const { user } = await open({ api });
    const settings = () => screen.queryByText('went to /company/acme/domain/North/settings');
    await user.click(press('Save label'));
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(settings()).toBeNull();
    await act(async () => answers[0]!({ status: 500, message: { code: CODE.serverError } }));
    expect(await screen.findByText('Server error!')).toBeVisible();
    expect(settings()).toBeNull();
    await user.click(press('Save label'));
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(settings()).toBeNull();
    await act(async () => answers[1]!({ message: { code: CODE.labelUpdated } }));
    expect(await screen.findByText('went to /company/acme/domain/North/settings')).toBeVisible();
  });

  it('LABEL-02 DSET-18 requires a name that no other label has, without characters that paths cannot have', async () => {
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

  it.each<[Locale, string, string, string]>([
    ['en-US', 'Save label', 'Draw at least one barcode on the label.', 'Each barcode needs a pattern. Still without one: 1 and 3'],
    [
      'pt-BR',
      'Salvar etiqueta',
      'Desenhe pelo menos um código de barras na etiqueta.',
      'Cada código de barras precisa de um padrão. Ainda sem padrão: 1 e 3',
    ],
    [
      'es-ES',
      'Guardar etiqueta',
      'Dibuja al menos un código de barras en la etiqueta.',
      'Cada código de barras necesita un patrón. Aún sin patrón: 1 y 3',
    ],
  ])(
    'LABEL-14 LABEL-15 sends nothing in %s without a barcode, or with one that has no pattern, and says what is missing',
    async (locale, save, noBarcodes, noPatterns) => {
      const open = { dataFields: [], regex: '' };
      const barcodePatterns = [{ ...aPattern('SKU'), ...open }, aPattern('Lot', 200, 100), { ...aPattern('Batch', 250, 200), ...open }];
      for (const [barcodes, text] of [
        [[], noBarcodes],
        [barcodePatterns, noPatterns],
      ] as const) {
        const api = edits();
        const { user, state, unmount } = await openLabel(0, EDIT, {
          api,
          locale,
          documents: version([aLabel({ barcodePatterns: [...barcodes] })]),
        });
        await user.click(await screen.findByRole('button', { name: save }));
        expect(await screen.findByText(text)).toBeVisible();
        expect(state.redux.getState().feedback.snackbar).toMatchObject({ severity: 'error', duration: 5000 });
        expect(screen.getByRole('button', { name: save })).toBeEnabled();
        expect(api.calls).toEqual([]);
        unmount();
      }
    },
  );

  it('LABEL-09 says that the region of an old label is empty, or which barcodes are outside it, and sends nothing', async () => {
    const empty = await open({ documents: version([aLabel({ secondVertex: aLabel().firstVertex })]) });
    await empty.user.click(press('Save label'));
    expect(await screen.findByText('The label region is empty. Define it before you save the label.')).toBeVisible();
    expect(empty.api.calls).toEqual([]);
    empty.unmount();
    const beside = await open({ documents: version([aLabel({ barcodePatterns: [aPattern('SKU'), aPattern('Lot', 450, 100)] })]) });
    await beside.user.click(press('Save label'));
    expect(await screen.findByText(/^Not entirely inside the label region: barcodes 2\./)).toBeVisible();
    expect(beside.api.calls).toEqual([]);
  });

  it('ERR-02 keeps everything when the label cannot be saved, says so, and sends once however often it is pressed', async () => {
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

  it('ADD-06 D-45 goes to the settings when the answer was lost but the label turns out to be stored', async () => {
    const api = apiDouble().on('PATCH /api/labelDesigns', { status: 503, body: '' });
    const { user, store } = await open({ api });
    await user.click(press('Remove barcode 2'));
    await user.click(press('Save label'));
    await screen.findByText(/Service unavailable/);
    const [[path, data]] = Object.entries(version([aLabel({ barcodePatterns: [aPattern('SKU')] })], new Date(2026, 10, 21))) as [
      [string, object],
    ];
    await act(async () => store.set(path, data as never));
    expect(await screen.findByText('went to /company/acme/domain/North/settings')).toBeVisible();
  });
});

describe('a label that another user changes meanwhile', () => {
  const others = async (labels: LabelDesign[]) => {
    const rendered = await open();
    await rendered.user.click(press('Remove barcode 2'));
    const [[path, data]] = Object.entries(version(labels, new Date(2026, 10, 21), { uid: 'rui', name: 'Rui Sá' })) as [[string, object]];
    await act(async () => rendered.store.set(path, data as never));
    return rendered;
  };

  it('ADD-03 D-45 shows who changed what, and merges it with what was drawn here', async () => {
    const { user } = await others([aLabel({ firstVertex: { x: 10, y: 10 } })]);
    expect(await screen.findByText('Rui Sá has changed this label meanwhile')).toBeVisible();
    expect(screen.getByText('Another label region')).toBeVisible();
    await user.click(press('Take over, keep mine'));
    expect(placeOf('Label region')).toEqual([10, 10, 410, 310]);
    expect(items()).toHaveLength(1);
    expect(screen.queryByText(/has changed this label/)).toBeNull();
  });

  it('ADD-03 D-45 can discard what was drawn here, and undo restores it', async () => {
    const { user } = await others([aLabel({ barcodePatterns: [aPattern('SKU'), aPattern('Lot', 200, 100), aPattern('Batch', 250, 200)] })]);
    await user.click(await screen.findByRole('button', { name: 'Discard mine' }));
    expect(items()).toHaveLength(3);
    await user.click(press('Undo'));
    expect(items()).toHaveLength(1);
  });

  it('ADD-03 keeps what was drawn of a label that another user has removed', async () => {
    await others([]);
    expect(await screen.findByText(/Rui Sá has renamed or removed the label Pallet/)).toBeVisible();
    expect(items()).toHaveLength(1);
    expect(press('Make it a new one')).toBeEnabled();
  });
});
