import { screen, within } from '@testing-library/react';
import {
  aDomain,
  aModerator,
  apiDouble,
  aSettings,
  createMemoryFiles,
  domainDocument,
  optionsOf,
  pickOption,
  profileDocument,
  settingsDocument,
  type ApiDouble,
} from 'shared-kit/testing';
import { CODE, MAX_LABEL_DESIGNS, problem, type LabelDesign } from 'shared-kit/model';
import { aLabel, MORNING, openLabel, STATE, version } from '../testing/render-page';

const EDIT = { ...STATE, type: 'edit', name: 'Pallet' };
const adds = () => apiDouble().on('POST /api/labelDesigns', { message: { code: 304, text: 'Label design added!' } });
const sent = (api: ApiDouble) => {
  const { headers, body } = api.calls.at(-1)!;
  return {
    parentUid: new Headers(headers).get('parentUid'),
    ...(JSON.parse(String(body)) as { domain: string; newLabelDesign: Omit<LabelDesign, 'picture'> & { imageFile: string | null } }),
  };
};
const PNG = new Blob(['picture'], { type: 'image/png' });

/** The label Pallet of North, beside the domain South of another moderator. */
const open = async (south: LabelDesign[] = [], api = adds(), files = createMemoryFiles({ 'labels/pallet': PNG })) => {
  const SOUTH = { company: 'acme', domain: 'South' };
  const documents = {
    ...domainDocument('acme', aDomain({ id: 'South', parent: 'maria' })),
    ...domainDocument('acme', aDomain({ id: 'Nobody', parent: 'nobody' })),
    ...profileDocument(aModerator({ uid: 'maria', authDomains: ['South'] })),
    ...settingsDocument(SOUTH, aSettings({ labelDesigns: south }), MORNING, { uid: 'ana', name: 'Ana Key' }),
  };
  const rendered = await openLabel(0, EDIT, { api, files, documents });
  const choose = async (item: string) => {
    await rendered.user.click(await screen.findByRole('button', { name: 'Copy label' }));
    await rendered.user.click(await screen.findByRole('menuitem', { name: item }));
    return within(await screen.findByRole('dialog'));
  };
  return { ...rendered, choose, api, files };
};

describe('copying a saved label', () => {
  it('ADD-11 duplicates it under a free name, with its picture and its patterns', async () => {
    const { user, choose, api } = await open();
    const dialog = await choose('Duplicate');
    expect(dialog.getByRole('textbox', { name: 'Name of the copy' })).toHaveValue('Pallet 2');
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    expect(await screen.findByText('Label design added!')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    const { firstVertex, secondVertex, barcodePatterns } = aLabel();
    expect(sent(api)).toEqual({
      parentUid: 'marcos',
      domain: 'North',
      newLabelDesign: {
        name: 'Pallet 2',
        firstVertex,
        secondVertex,
        barcodePatterns,
        imageFile: `data:image/png;base64,${btoa('picture')}`,
      },
    });
  });

  it('ADD-11 copies it to another domain on behalf of that domain’s moderator', async () => {
    const { user, choose, api } = await open([aLabel()]);
    const dialog = await choose('Copy to another domain');
    expect(dialog.getByRole('textbox', { name: 'Name of the copy' })).toHaveValue('Pallet');
    await pickOption('Domain', 'South');
    expect(await dialog.findByDisplayValue('Pallet 2')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    await screen.findByText('Label design added!');
    expect(sent(api)).toMatchObject({ parentUid: 'maria', domain: 'South', newLabelDesign: { name: 'Pallet 2' } });
  });

  it('ADD-11 asks for the domain, and offers no domain without a moderator', async () => {
    const { user, choose, api } = await open();
    const dialog = await choose('Copy to another domain');
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await dialog.findByText('Choose the domain that gets the copy.')).toBeVisible();
    expect(await optionsOf('Domain')).toEqual(['South']);
    expect(api.calls).toHaveLength(0);
  });

  it('ADD-11 DSET-18 refuses a name that the domain already has', async () => {
    const { user, choose, api } = await open();
    const dialog = await choose('Duplicate');
    const name = dialog.getByRole('textbox', { name: 'Name of the copy' });
    await user.clear(name);
    await user.type(name, 'Pallet');
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    expect(await dialog.findByText('Duplicate field name! (Pallet)')).toBeVisible();
    expect(api.calls).toHaveLength(0);
  });

  it('ADD-11 says when a domain has the maximum number of labels', async () => {
    const full = Array.from({ length: MAX_LABEL_DESIGNS }, (_, i) => aLabel({ name: `Label ${i}`, barcodePatterns: [] }));
    const { choose } = await open(full);
    const dialog = await choose('Copy to another domain');
    await pickOption('Domain', 'South');
    expect(await dialog.findByText(/A domain has at most 100 label designs/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Copy' })).toBeDisabled();
  });

  it('ADD-11 makes no copy while the picture cannot be downloaded, and keeps what was typed', async () => {
    const { user, choose, api, files } = await open();
    const dialog = await choose('Duplicate');
    files.fail('labels/pallet', 'unavailable');
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    expect(await dialog.findByText(/The picture could not be downloaded/)).toBeVisible();
    expect(api.calls).toHaveLength(0);
    files.heal();
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await screen.findByText('Label design added!');
  });

  it('ADD-11 ERR-02 says in the dialog and in a snackbar why a copy is refused, and keeps what was typed', async () => {
    const { user, choose, state } = await open(
      [],
      apiDouble().on('POST /api/labelDesigns', { status: 400, message: problem(CODE.notAuthorized) }),
    );
    const dialog = await choose('Duplicate');
    await user.type(dialog.getByRole('textbox', { name: 'Name of the copy' }), ' b');
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    expect(await dialog.findByText('Not authorized!')).toBeVisible();
    expect(state.redux.getState().feedback.snackbar).toMatchObject({
      message: { code: CODE.notAuthorized },
      severity: 'error',
      duration: 5000,
    });
    expect(dialog.getByRole('textbox', { name: 'Name of the copy' })).toHaveValue('Pallet 2 b');
  });

  it('ADD-11 copies a label whose picture no longer exists without a picture', async () => {
    const { user, choose, api } = await open([], adds(), createMemoryFiles());
    const dialog = await choose('Duplicate');
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await screen.findByText('Label design added!');
    expect(sent(api).newLabelDesign.imageFile).toBeNull();
  });

  it('ADD-11 offers no copies of a label that is not saved yet', async () => {
    await openLabel(0, { ...STATE, type: 'add' }, { documents: version([]) });
    expect(await screen.findByRole('button', { name: 'Save label' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy label' })).toBeNull();
  });
});
