import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CODE, problem } from 'shared-kit/model';
import { apiDouble, aUser, profileDocument, type ApiDouble } from 'shared-kit/testing';
import { aStore, renderPage } from '../testing/render-page';

/** The first bytes of a PNG of 400 by 200, which are read before it is decoded. */
const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0x90, 0, 0, 0, 0xc8, 8, 6];
const photo = (head = PNG_HEAD, name = 'photo.png') => new File([Uint8Array.from(head)], name, { type: 'image/png' });

/** The part of the picture that was drawn: left, top and side. */
let drawn: number[] | undefined;

/** Doubles for the decoder and canvas of browsers, which jsdom lacks. */
class CanvasTwin {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext() {
    return { drawImage: (_: unknown, ...[left, top, side]: number[]) => void (drawn = [left!, top!, side!]) };
  }
  convertToBlob({ type }: { type: string }) {
    return Promise.resolve(new Blob([`${this.width}`], { type }));
  }
}

beforeEach(() => {
  drawn = undefined;
  Object.assign(globalThis, {
    createImageBitmap: () => Promise.resolve({ width: 400, height: 200, close: () => {} }),
    OffscreenCanvas: CanvasTwin,
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
});

const open = async (route = '/profile', api: ApiDouble = apiDouble().on('PATCH /api/users', { message: problem(CODE.imageSent) })) => {
  await renderPage(route, { api, store: aStore(profileDocument(aUser())) });
  await userEvent.click(await screen.findByRole('button', { name: 'Change picture' }));
  return { api, dialog: within(await screen.findByRole('dialog', { name: 'Change picture' })) };
};
const choose = async (file: File) => userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Picture'), file);
const saveButton = () => screen.getByRole('button', { name: 'Save picture' });

describe('changing a picture', () => {
  it.each([
    ['PROFILE-01 PROFILE-11 PERM-09 the own', '/profile', 'ana'],
    ['PROFILE-04 PROFILE-11 another user’s', '/profile/pedro', 'pedro'],
  ])('%s picture is sent as a data URL of the chosen square, without other fields', async (_, route, uid) => {
    const { api } = await open(route);
    await choose(photo());
    expect(await screen.findByRole('img', { name: 'The part of the picture that will be kept' })).toBeVisible();
    await userEvent.click(saveButton());
    expect(await screen.findByText('Image sent!')).toBeVisible();
    // The square of 200 pixels is not enlarged.
    expect(JSON.parse(api.calls[0]!.body as string)).toEqual({ uid, userData: { picture: `data:image/png;base64,${btoa('200')}` } });
    expect(api.calls[0]!.headers.get('company')).toBe('acme');
    expect(drawn).toEqual([100, 0, 200]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('PROFILE-01 lets the square be chosen with the keyboard', async () => {
    await open();
    await choose(photo());
    fireEvent.change(await screen.findByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
    fireEvent.change(screen.getByRole('slider', { name: 'Left or right' }), { target: { value: '0' } });
    fireEvent.change(screen.getByRole('slider', { name: 'Up or down' }), { target: { value: '1' } });
    await userEvent.click(saveButton());
    await screen.findByText('Image sent!');
    expect(drawn).toEqual([0, 100, 100]);
  });

  it.each([
    [
      'PROFILE-07',
      'is no picture, whatever its name',
      photo([0x47, 0x49, 0x46, 0x38], 'photo.png'),
      'Only JPEG and PNG images are allowed!',
    ],
    [
      'PROFILE-07',
      'would unpack to gigabytes',
      photo(PNG_HEAD.map((byte, at) => (at === 16 || at === 20 ? 0x7f : byte))),
      /at most 64 megapixels/,
    ],
  ])('%s refuses a file that %s', async (_, __, file, text) => {
    const { api } = await open();
    await choose(file);
    await waitFor(() =>
      expect(screen.getByLabelText('Picture')).toHaveAccessibleDescription(text instanceof RegExp ? text : new RegExp(text)),
    );
    expect(saveButton()).toBeDisabled();
    expect(api.calls).toHaveLength(0);
  });

  it('PROFILE-07 refuses a file that begins like a picture but is not one', async () => {
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new DOMException('bad', 'InvalidStateError')) });
    await open();
    await choose(photo());
    await waitFor(() => expect(screen.getByLabelText('Picture')).toHaveAccessibleDescription(/Only JPEG and PNG/));
  });

  it('ERR-02 shows in the dialog and in a snackbar why the server refuses, and keeps the picture', async () => {
    const { dialog } = await open('/profile', apiDouble().on('PATCH /api/users', { status: 500, message: problem(CODE.imageUpload) }));
    await choose(photo());
    await screen.findByRole('slider', { name: 'Zoom' });
    await userEvent.click(saveButton());
    expect(await dialog.findByText('Failed to upload the image!')).toBeVisible();
    expect(screen.getAllByRole('alert').filter((one) => !dialog.queryAllByRole('alert').includes(one))).toEqual([
      expect.objectContaining({ textContent: expect.stringContaining('Failed to upload the image!') as string }),
    ]);
    expect(screen.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  });
});
