import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFeedback } from '../testing/render-feedback';

let store: Awaited<ReturnType<typeof renderFeedback>>['store'];
let router: Awaited<ReturnType<typeof renderFeedback>>['router'];
/** What the browser calls when the size of an observed element has changed. */
let resized: () => void;
beforeEach(() => {
  window.ResizeObserver = class extends ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      super(callback);
      resized = () => callback([], this);
    }
  };
});
/** The foot has this height, in pixels. */
function layOutFoot(height: number): void {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  resized();
}
const room = () => document.documentElement.style.getPropertyValue('--ic-foot');

async function renderHosts(): Promise<() => void> {
  const rendered = await renderFeedback();
  ({ store, router } = rendered);
  return rendered.unmount;
}

// The dialog's code is loaded with its first use, which may take a busy machine longer than a test waits.
beforeAll(async () => {
  const unmount = await renderHosts();
  act(() => void store.feedback.confirm({ title: 'First', confirmLabel: 'Go' }));
  await screen.findByRole('dialog', undefined, { timeout: 200_000 });
  unmount();
});
beforeEach(async () => void (await renderHosts()));

describe('the snackbar', () => {
  it('SHELL-06 shows a message for 3 seconds by default', () => {
    jest.useFakeTimers();
    act(() => store.feedback.snackbar({ message: 'Saved', severity: 'success' }));
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    act(() => jest.advanceTimersByTime(2999));
    expect(screen.getByText('Saved')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('SHELL-06 shows errors as alerts, for the requested time, with the texts of the catalogue', () => {
    jest.useFakeTimers();
    act(() => store.feedback.snackbar({ message: { code: 942, text: '', args: ['North'] }, severity: 'error', duration: 5000 }));
    expect(screen.getByRole('alert')).toHaveTextContent('The task name already exists! (North)');
    act(() => jest.advanceTimersByTime(4999));
    expect(screen.getByRole('alert')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a new message replaces the previous one and is shown for its full time', () => {
    jest.useFakeTimers();
    act(() => store.feedback.snackbar({ message: 'First' }));
    act(() => jest.advanceTimersByTime(2000));
    act(() => store.feedback.snackbar({ message: 'Second' }));
    expect(screen.queryByText('First')).toBeNull();
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.getByText('Second')).toBeVisible();
  });

  it('SHELL-06 reserves room for its height at the foot of the page while it is shown', () => {
    jest.useFakeTimers();
    act(() => store.feedback.snackbar({ message: 'First' }));
    layOutFoot(58);
    expect(room()).toBe('90px');
    act(() => store.feedback.snackbar({ message: 'A long one' }));
    layOutFoot(98);
    expect(room()).toBe('130px');
    act(() => jest.advanceTimersByTime(3000));
    layOutFoot(0);
    expect(room()).toBe('');
  });

  it.each([
    ['comes out from under it', { bottom: 760 }, [[0, 82]]],
    ['stays where it is above it', { bottom: 600 }, []],
    ['stays where it is below the window', { bottom: 1500 }, []],
  ])('SHELL-06 the focused control %s', (_what, place, scrolled) => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(place as DOMRect);
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
    act(() => store.feedback.snackbar({ message: 'Saved' }));
    layOutFoot(58);
    expect(scrollBy.mock.calls).toEqual(scrolled);
    button.remove();
  });

  it('stays while it is hovered or focused, and can be closed', async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    jest.useFakeTimers();
    act(() => store.feedback.snackbar({ message: 'Read me slowly' }));
    await user.hover(screen.getByText('Read me slowly'));
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Read me slowly')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close message' }));
    expect(screen.queryByText('Read me slowly')).toBeNull();
  });
});

describe('ADD-54 (D-08) the text of an error', () => {
  const failed = { message: 'The service is busy.', severity: 'error', duration: 5000 } as const;
  const main = () => screen.getByRole('main');
  /** Shows an error and waits until its snackbar is gone. */
  const fail = async () => {
    act(() => store.feedback.snackbar(failed));
    await act(() => jest.advanceTimersByTimeAsync(5000));
  };
  const userOf = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  beforeEach(() => void jest.useFakeTimers());

  it('stays at the top of the page when the snackbar goes, is read out once, and can be closed', async () => {
    const user = userOf();
    act(() => store.feedback.snackbar(failed));
    expect(screen.getByRole('alert')).toHaveTextContent('The service is busy.');
    expect(main()).not.toHaveTextContent('The service is busy.');
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.queryByRole('alert')).toBeNull();
    const text = within(main()).getByText('The service is busy.');
    expect(text.closest('[role=alert], [role=status], [aria-live]')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(3_600_000));
    expect(text).toBeVisible();
    await user.click(within(main()).getByRole('button', { name: 'Close message' }));
    expect(text).not.toBeInTheDocument();
  });

  it.each([
    ['a button', 'Save'],
    ['a link', 'Sessions'],
  ])('goes with the next action, such as a press of %s', async (_what, name) => {
    const user = userOf();
    await fail();
    await user.click(screen.getByText(name));
    expect(main()).not.toHaveTextContent('The service is busy.');
  });

  it.each([
    ['text is typed', 'Name'],
    ['a menu opens', 'More'],
    ['another tab is shown', 'Details'],
    ['a box is ticked', 'Sure'],
  ])('stays while %s', async (_what, name) => {
    const user = userOf();
    await fail();
    await user.click(screen.getByLabelText(name));
    await user.keyboard('x');
    expect(within(main()).getByText('The service is busy.')).toBeVisible();
  });

  it('goes when Enter submits a form without a button, and when a file is chosen', async () => {
    const user = userOf();
    await fail();
    await user.type(screen.getByLabelText('Name'), '{Enter}');
    expect(main()).not.toHaveTextContent('The service is busy.');
    await fail();
    await user.upload(screen.getByLabelText('File'), new File(['x'], 'x.txt'));
    expect(main()).not.toHaveTextContent('The service is busy.');
  });

  it('goes when the page is left, also by the browser’s Back while the snackbar is shown', async () => {
    await fail();
    await act(() => router.navigate('/'));
    expect(main()).not.toHaveTextContent('The service is busy.');
    act(() => store.feedback.snackbar(failed));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(main()).not.toHaveTextContent('The service is busy.');
  });

  it('is not added to a page that shows it already, such as at a field', async () => {
    act(() => store.feedback.snackbar({ ...failed, message: 'Save' }));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(within(main()).getAllByText('Save')).toHaveLength(1);
  });
});

describe('ADD-90 (D-105) a message', () => {
  const failed = { message: 'The service is busy.', severity: 'error', duration: 5000 } as const;
  /** The live regions that hold the text, of which each is read out. */
  const readOut = (text: string) =>
    [...document.querySelectorAll('[role=alert], [role=status], [aria-live]')].filter(({ textContent }) => textContent.includes(text));
  const ask = async () => {
    act(() => void store.feedback.confirm({ title: 'Remove it?', confirmLabel: 'Remove' }));
    return screen.findByRole('dialog', { name: 'Remove it?' });
  };
  const shown = () => document.querySelector('.ic-snackbar');

  it.each(['error', 'success'] as const)('of severity %s is read out once, by the page', async (severity) => {
    act(() => store.feedback.snackbar({ ...failed, severity }));
    expect(readOut(failed.message)).toEqual([screen.getByRole(severity === 'error' ? 'alert' : 'status')]);
    expect(shown()).toHaveTextContent(failed.message);
  });

  it.each(['error', 'success'] as const)('of severity %s is read out once, within the dialog over the page', async (severity) => {
    const dialog = await ask();
    act(() => store.feedback.snackbar({ ...failed, severity }));
    const regions = readOut(failed.message);
    expect(regions).toHaveLength(1);
    expect(dialog).toContainElement(regions[0] as HTMLElement);
    expect(shown()).toHaveTextContent(failed.message);
    expect(dialog).not.toContainElement(shown() as HTMLElement);
  });

  it('is not read out again when a dialog opens over it, nor when the dialog is closed in which it was', async () => {
    act(() => store.feedback.snackbar({ ...failed, duration: 60_000 }));
    const first = await ask();
    expect(first).not.toHaveTextContent(failed.message);
    act(() => store.feedback.snackbar({ ...failed, message: 'Refused.', duration: 60_000 }));
    expect(first).toHaveTextContent('Refused.');
    await userEvent.click(within(first).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shown()).toHaveTextContent('Refused.');
    expect(readOut('Refused.')).toEqual([]);
  });

  it('that comes with the end of its dialog is read out by the page', async () => {
    await ask();
    act(() => {
      store.feedback.snackbar({ ...failed, message: 'Removed', severity: 'success' });
      store.feedback.answer(store.redux.getState().feedback.dialog!.id, true);
    });
    expect(readOut('Removed')).toEqual([screen.getByText('Removed').closest('[role=status]')]);
    expect(screen.getByText('Removed').closest('[role=dialog]')).toBeNull();
  });

  it('in a dialog stays there as the text of an error, though it was read out there', async () => {
    const dialog = await ask();
    jest.useFakeTimers();
    act(() => store.feedback.snackbar(failed));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(shown()).toBeNull();
    expect(within(dialog).getByText(failed.message)).toBeVisible();
    expect(readOut(failed.message)).toEqual([]);
  });
});

describe('calls in turn (D-132)', () => {
  const series = { keys: new Set<string>(), text: 'Removing Ana Lima (2 of 4)', done: 1, total: 4, cancel: () => {} };

  it('ADD-41 are shown over every page with their progress and Cancel, with room at the foot of the page', async () => {
    const cancel = jest.fn();
    act(() => store.calls.set(1, { ...series, cancel }));
    expect(await screen.findByRole('progressbar', { name: 'Removing Ana Lima (2 of 4)' })).toHaveAttribute('aria-valuenow', '25');
    layOutFoot(58);
    expect(room()).toBe('90px');
    await act(() => router.navigate('/manageusers'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(cancel).toHaveBeenCalledTimes(1);
    act(() => store.calls.set(1, null));
    expect(screen.queryByRole('progressbar')).toBeNull();
    layOutFoot(0);
    expect(room()).toBe('');
  });
});

describe('the confirm dialog', () => {
  it('SHELL-07 resolves the question with the pressed button', async () => {
    const user = userEvent.setup();
    let answer: boolean | undefined;
    act(
      () =>
        void store.feedback
          .confirm({ title: 'Remove it?', checkbox: 'Its data is lost', confirmLabel: 'Remove' })
          .then((given) => (answer = given)),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove it?' }));
    expect(dialog.getByRole('button', { name: 'Remove' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: 'Its data is lost' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(answer).toBe(true);
  });

  it('SHELL-07 is cancelled when its page is left, but not when only the query of the URL changes', async () => {
    let answer: boolean | undefined;
    act(() => void store.feedback.confirm({ title: 'Remove it?', confirmLabel: 'Remove' }).then((given) => (answer = given)));
    await screen.findByRole('dialog', { name: 'Remove it?' });
    await act(() => router.navigate('/manageusers?q=ana'));
    expect(screen.getByRole('dialog', { name: 'Remove it?' })).toBeInTheDocument();
    await act(() => router.navigate('/'));
    expect(answer).toBe(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('SHELL-12 stays when the console asks, also if a page opens that was chosen before', async () => {
    const user = userEvent.setup();
    let answer: boolean | undefined;
    act(
      () => void store.feedback.confirm({ title: 'Log out?', confirmLabel: 'Log out', ofConsole: true }).then((given) => (answer = given)),
    );
    await screen.findByRole('dialog', { name: 'Log out?' });
    await act(() => router.navigate('/'));
    await user.click(within(screen.getByRole('dialog', { name: 'Log out?' })).getByRole('button', { name: 'Log out' }));
    expect(answer).toBe(true);
  });
});

describe('the picture viewer', () => {
  it('SHELL-09 shows the pictures of a page until it is closed', async () => {
    const user = userEvent.setup();
    act(() => store.feedback.showPictures([{ path: null, caption: 'G01020304' }]));
    const dialog = within(await screen.findByRole('dialog', { name: 'Picture' }));
    expect(dialog.getByText('G01020304')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: 'Picture' })).toBeNull();
  });

  it('SHELL-09 closes when the browser goes back', async () => {
    act(() => store.feedback.showPictures([{ path: null, caption: 'G01020304' }]));
    await screen.findByRole('dialog', { name: 'Picture' });
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.queryByRole('dialog', { name: 'Picture' })).toBeNull();
  });
});

it('SHELL-08 the backdrop covers the page with a message during blocking work', () => {
  act(() => store.feedback.backdrop('Removing the domain. This may take minutes.'));
  expect(screen.getByText('Removing the domain. This may take minutes.')).toBeInTheDocument();
  act(() => store.feedback.backdrop(null));
  expect(screen.queryByText(/Removing/)).toBeNull();
});

it('SHELL-08 the backdrop shows progress, and can be left if waiting is not necessary', async () => {
  const onLeave = jest.fn();
  act(() => store.feedback.backdrop({ message: 'Removing', progress: 0.25, leave: 'Continue in background', onLeave }));
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await userEvent.click(screen.getByRole('button', { name: 'Continue in background' }));
  expect(screen.queryByText('Removing')).toBeNull();
  expect(onLeave).toHaveBeenCalledTimes(1);
});
