import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { READ_LIMIT_MS } from '../../firebase/data/store/document-store';
import { createMemoryFiles, renderWithKit } from '../../testing';
import { Picture } from './picture';

const PATH = 'companies/acme/domains/North/labels/Pallet';
const photo = new Blob(['bytes'], { type: 'image/png' });

describe('a picture', () => {
  it('SHELL-13 shows a skeleton, then the picture with its description', async () => {
    await renderWithKit(<Picture path={PATH} alt="Label Pallet" />, { files: createMemoryFiles({ [PATH]: photo }) });
    expect(await screen.findByRole('img', { name: 'Label Pallet' })).toHaveAttribute('src', expect.stringContaining('blob:'));
    expect(screen.queryByText('Loading the picture…')).toBeNull();
  });

  it('SHELL-13 shows the fallback when the file is missing or denied, or the path is null', async () => {
    const files = createMemoryFiles();
    files.fail('denied');
    await renderWithKit(
      <>
        <Picture path={PATH} alt="Gone" />
        <Picture path="denied/x" alt="Denied" />
        <Picture path={null} alt="None" />
      </>,
      { files },
    );
    for (const name of ['Gone', 'Denied', 'None']) {
      expect(await screen.findByRole('img', { name: `${name}: Picture unavailable` })).toHaveTextContent('Picture unavailable');
    }
    expect(files.reads).toEqual([PATH, 'denied/x']);
  });

  it('SHELL-13 shows the fallback when the storage is silent', async () => {
    jest.useFakeTimers();
    const files = createMemoryFiles({ [PATH]: photo });
    files.silence();
    await renderWithKit(<Picture path={PATH} alt="Label" />, { files });
    await act(() => jest.advanceTimersByTimeAsync(READ_LIMIT_MS - 1));
    expect(screen.getByText('Loading the picture…')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('img', { name: 'Label: Picture unavailable' })).toBeVisible();
  });

  it('SHELL-13 shows the fallback for a file that is not a picture', async () => {
    await renderWithKit(<Picture path={PATH} alt="Label" />, { files: createMemoryFiles({ [PATH]: new Blob(['text']) }) });
    fireEvent.error(await screen.findByRole('img', { name: 'Label' }));
    expect(screen.getByText('Picture unavailable')).toBeVisible();
  });

  it('can be opened by its name, also before it is loaded', async () => {
    const open = jest.fn();
    await renderWithKit(<Picture path={PATH} alt="Label Pallet" onOpen={open} />);
    await userEvent.click(screen.getByRole('button', { name: 'Label Pallet' }));
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('is not loaded before it comes into view', async () => {
    const seeing: ((entries: object[]) => void)[] = [];
    jest.spyOn(window, 'IntersectionObserver').mockImplementation(
      (callback) =>
        ({
          observe: () => seeing.push(callback as (entries: object[]) => void),
          disconnect: () => {},
        }) as unknown as IntersectionObserver,
    );
    const files = createMemoryFiles({ [PATH]: photo });
    await renderWithKit(<Picture path={PATH} alt="Far down" />, { files });
    expect(screen.getByText('Loading the picture…')).toBeInTheDocument();
    expect(files.reads).toEqual([]);
    act(() => seeing[0]!([{ isIntersecting: true }]));
    expect(await screen.findByRole('img', { name: 'Far down' })).toBeVisible();
  });
});
