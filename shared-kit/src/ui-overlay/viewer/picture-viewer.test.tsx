import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryFiles, renderWithKit } from '../../testing';
import { PictureViewer } from './picture-viewer';

const photo = new Blob(['bytes'], { type: 'image/png' });
const SHOTS = ['A', 'B', 'C'].map((caption) => ({ path: `shots/${caption}`, caption }));
const someFiles = () => createMemoryFiles(Object.fromEntries(SHOTS.map(({ path }) => [path, photo])));

/** A page with a button that opens the viewer. */
function Page({ pictures = SHOTS, start = 0 }: { pictures?: typeof SHOTS; start?: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Show</button>
      {open && <PictureViewer pictures={pictures} start={start} onClose={() => setOpen(false)} />}
    </>
  );
}

async function open(props: Parameters<typeof Page>[0] = {}, files = someFiles()) {
  await renderWithKit(<Page {...props} />, { files });
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  return within(await screen.findByRole('dialog', { name: 'Picture' }));
}

/** Fires the load event, as after the browser has decoded the picture. */
async function arrived(caption: string, width = 1600, height = 600): Promise<HTMLImageElement> {
  const image = await screen.findByAltText<HTMLImageElement>(caption);
  Object.defineProperties(image, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(image);
  return image;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const zoom = () => screen.getByLabelText('Zoom').textContent;

beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

describe('the picture viewer', () => {
  it('SHELL-09 shows the given picture and the count, and changes to the others', async () => {
    const viewer = await open({ start: 1 });
    await arrived('B');
    expect(viewer.getByText('Picture 2 of 3')).toBeVisible();
    await press('Next picture');
    await arrived('C');
    expect(viewer.getByText('Picture 3 of 3')).toBeVisible();
    expect(viewer.getByRole('button', { name: 'Next picture' })).toHaveFocus();
    expect(viewer.getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true');
    await press('Next picture');
    expect(viewer.getByText('Picture 3 of 3')).toBeVisible();
    await press('Previous picture');
    expect(viewer.getByText('Picture 2 of 3')).toBeVisible();
  });

  it('SHELL-09 closes by its button and by Escape, and returns the focus', async () => {
    await open();
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus();
    await press('Show');
    fireEvent(await screen.findByRole('dialog', { name: 'Picture' }), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('SHELL-09 enlarges, turns and resets by buttons', async () => {
    await open();
    const image = await arrived('A');
    expect(zoom()).toBe('50%');
    await press('Zoom in');
    expect(zoom()).toBe('75%');
    await press('Zoom out');
    await press('Zoom out');
    expect(zoom()).toBe('50%');
    await press('Rotate right');
    expect(image.style.transform).toContain('rotate(90deg)');
    expect(zoom()).toBe('38%');
    await press('Rotate left');
    await press('Rotate left');
    expect(image.style.transform).toContain('rotate(-90deg)');
    await press('Reset view');
    expect(image.style.transform).toContain('rotate(0deg)');
  });

  it('SHELL-09 enlarges, turns and resets by keys', async () => {
    const viewer = await open();
    const image = await arrived('A');
    await userEvent.keyboard('{+}{+}');
    expect(zoom()).toBe('113%');
    await userEvent.keyboard('{ArrowLeft}');
    expect(image.style.transform).toContain('translate(80px,0px)');
    await userEvent.keyboard('0r');
    expect(image.style.transform).toContain('translate(0px,0px) rotate(90deg)');
    await userEvent.keyboard('0{ArrowRight}');
    expect(viewer.getByText('Picture 2 of 3')).toBeVisible();
    await userEvent.keyboard('{End}');
    expect(viewer.getByText('Picture 3 of 3')).toBeVisible();
    await userEvent.keyboard('{Home}{PageDown}');
    expect(viewer.getByText('Picture 2 of 3')).toBeVisible();
  });

  it('SHELL-09 does not handle shortcuts of the browser', async () => {
    await open();
    await arrived('A');
    await userEvent.keyboard('{Control>}{+}{/Control}');
    expect(zoom()).toBe('50%');
  });

  it('SHELL-09 enlarges at the pointer by the wheel, and moves by dragging', async () => {
    await open();
    const image = await arrived('A');
    const stage = image.parentElement!;
    stage.getBoundingClientRect = () => ({ left: 0, top: 0, width: 800, height: 600 }) as DOMRect;
    fireEvent.wheel(stage, { deltaY: -1000, clientX: 600, clientY: 300 });
    expect(zoom()).toBe('224%');
    const before = image.style.transform;
    fireEvent.pointerDown(stage, { pointerId: 1, clientX: 300, clientY: 300, pointerType: 'mouse', button: 0 });
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 310, clientY: 320 });
    fireEvent.pointerUp(stage, { pointerId: 1 });
    expect(image.style.transform).not.toBe(before);
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 0, clientY: 0 });
    const after = image.style.transform;
    fireEvent.doubleClick(stage, { clientX: 400, clientY: 300 });
    expect(zoom()).toBe('50%');
    expect(image.style.transform).not.toBe(after);
  });

  it('SHELL-09 enlarges by a pinch, and changes the picture by a swipe', async () => {
    const viewer = await open();
    const image = await arrived('A');
    const stage = image.parentElement!;
    stage.getBoundingClientRect = () => ({ left: 0, top: 0, width: 800, height: 600 }) as DOMRect;
    const finger = (pointerId: number, clientX: number) => ({ pointerId, clientX, clientY: 300, pointerType: 'touch' });
    fireEvent.pointerDown(stage, finger(1, 350));
    fireEvent.pointerDown(stage, finger(2, 450));
    fireEvent.pointerMove(stage, finger(2, 550));
    expect(zoom()).toBe('100%');
    fireEvent.pointerUp(stage, finger(1, 350));
    fireEvent.pointerUp(stage, finger(2, 550));
    expect(viewer.getByText('Picture 1 of 3')).toBeVisible();
    await press('Reset view');
    fireEvent.pointerDown(stage, finger(1, 500));
    fireEvent.pointerMove(stage, finger(1, 300));
    fireEvent.pointerUp(stage, finger(1, 300));
    expect(viewer.getByText('Picture 2 of 3')).toBeVisible();
    await arrived('B');
  });

  it('SHELL-09 shows a single picture without a count, and a small one in its own size', async () => {
    const viewer = await open({ pictures: SHOTS.slice(0, 1) });
    await arrived('A', 16, 8);
    expect(zoom()).toBe('100%');
    expect(viewer.queryByText(/ of /)).toBeNull();
    expect(viewer.queryByRole('button', { name: 'Next picture' })).toBeNull();
  });

  it('SHELL-13 SHELL-09 shows why a picture cannot be shown, and loads it again on Retry', async () => {
    const files = someFiles();
    files.fail('shots/A', 'unavailable');
    files.fail('shots/B');
    const viewer = await open({}, files);
    expect(await viewer.findByRole('alert')).toHaveTextContent('Picture unavailable');
    expect(viewer.getByRole('alert')).toHaveTextContent('Check your connection');
    expect(viewer.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
    await press('Next picture');
    await waitFor(() => expect(viewer.getByRole('alert')).toHaveTextContent('You do not have access to this picture.'));
    await press('Previous picture');
    await viewer.findByText(/Check your connection/);
    files.heal();
    await press('Retry');
    await arrived('A');
    expect(zoom()).toBe('50%');
  });

  it('SHELL-14 (D-98) preloads the neighbouring pictures, and keeps at most 10 of 30 pictures', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ path: `many/${index}`, caption: `No. ${index}` }));
    const files = createMemoryFiles(Object.fromEntries(many.map(({ path }) => [path, photo])));
    const made = jest.spyOn(URL, 'createObjectURL');
    const revoked = jest.spyOn(URL, 'revokeObjectURL');
    await open({ pictures: many, start: 10 }, files);
    await arrived('No. 10');
    expect([...files.reads].sort()).toEqual(['many/10', 'many/11', 'many/9']);
    for (let at = 11; at < 30; at++) {
      await userEvent.keyboard('{PageDown}');
      await arrived(`No. ${at}`);
      expect(made.mock.calls.length - revoked.mock.calls.length).toBeLessThanOrEqual(10);
    }
    expect(screen.getByText('Picture 30 of 30')).toBeVisible();
    expect(files.reads).toHaveLength(21);
  });

  it('offers to save the picture as a file', async () => {
    const viewer = await open();
    await arrived('A');
    expect(viewer.getByRole('link', { name: 'Download picture' })).toHaveAttribute('download', 'A');
  });
});
