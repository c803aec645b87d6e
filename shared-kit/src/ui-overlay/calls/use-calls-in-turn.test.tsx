import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiResult } from 'shared-kit/api';
import { setLocale } from 'shared-kit/i18n';
import { CODE, problem, type Message } from 'shared-kit/model';
import { Link } from 'shared-kit/router';
import { renderWithKit } from 'shared-kit/testing';
import { RunningCalls } from './running-calls';
import type { SeriesWork } from './series';
import { useCallsInTurn } from './use-calls-in-turn';

const DONE: ApiResult = { ok: true, message: problem(CODE.userRemoved) };
const refused = (code: number, more: Partial<Message> = {}): ApiResult => ({ ok: false, problem: { ...problem(code), ...more } });

interface Call {
  name: string;
  signal: AbortSignal;
  answer: (result?: ApiResult) => Promise<void>;
}

/** A page that works on these people. `calls` holds each call when it is sent, for the test to answer. */
async function open(names: readonly string[], work: Partial<SeriesWork<string>> = {}) {
  const calls: Call[] = [];
  const outcomes = jest.fn();
  function Work() {
    const { run } = useCallsInTurn<string>({
      things: (name) => [{ key: `user/${name}`, name }],
      call: (name, signal) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => work.endsAt && reject(new Error('aborted')));
          calls.push({ name, signal, answer: (result = DONE) => act(async () => resolve(result)) });
        }),
      texts: {
        running: ({ name, done, total, waitSeconds }) =>
          `Removing ${name} (${done} of ${total})${waitSeconds ? `, waiting ${waitSeconds} s` : ''}`,
        all: (count) => `${count} removed!`,
        some: ({ done, total, names }) => `${done} of ${total} removed; not removed: ${names}.`,
      },
      ...work,
    });
    return (
      <>
        <button onClick={() => void run(names).then(outcomes)}>Remove</button>
        <button onClick={() => void run(names.slice(-1))}>Remove the last</button>
        <Link to="/elsewhere">Elsewhere</Link>
      </>
    );
  }
  const { state } = await renderWithKit(<Work />, { path: '/', route: '/' });
  const snackbar = () => state.redux.getState().feedback.snackbar;
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  return { state, calls, outcomes, snackbar };
}

const progress = (name: string) => screen.getByRole('progressbar', { name });
const leave = () => userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));

describe('calls in turn (D-132)', () => {
  it('ADD-41 go on when the page is left, with progress above all pages, and end with one message', async () => {
    const { calls, snackbar } = await open(['Ana', 'Bia', 'Caio']);
    expect(progress('Removing Ana (1 of 3)')).toBeVisible();
    await leave();
    await calls[0]!.answer();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    expect(progress('Removing Bia (2 of 3)')).toBeVisible();
    expect(snackbar()).toBeNull();
    await calls[1]!.answer();
    await calls[2]!.answer();
    expect(calls.map(({ name }) => name)).toEqual(['Ana', 'Bia', 'Caio']);
    expect(snackbar()).toMatchObject({ message: '3 removed!', severity: 'success', duration: 3000 });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('ADD-41 ERR-01 a single call ends with the message of its answer', async () => {
    const { calls, snackbar } = await open(['Ana']);
    await calls[0]!.answer();
    expect(snackbar()).toMatchObject({ message: { code: CODE.userRemoved }, severity: 'success', duration: 3000 });
  });

  it('ADD-41 ERR-02 a refusal of one thing does not end the others; the message names what was not done and why', async () => {
    const { calls, snackbar } = await open(['Ana', 'Bia', 'Caio']);
    await calls[0]!.answer(refused(CODE.userNotFound));
    await calls[1]!.answer();
    await calls[2]!.answer();
    expect(snackbar()).toMatchObject({
      message: '2 of 3 removed; not removed: Ana. User not found!',
      severity: 'error',
      duration: 5000,
      names: ['Ana'],
    });
  });

  it.each([CODE.authError, CODE.notAuthorized, CODE.serviceUnavailable, CODE.minuteLimit, CODE.dailyLimit])(
    'ADD-41 code %d, which further calls would meet too, ends the series and is told once',
    async (code) => {
      const { calls, snackbar, outcomes } = await open(['Ana', 'Bia', 'Caio', 'Duda', 'Eva']);
      await calls[0]!.answer();
      await calls[1]!.answer(refused(code));
      expect(calls).toHaveLength(2);
      expect(snackbar()?.message).toMatch(/^1 of 5 removed; not removed: Bia, Caio, Duda, and 1 more\. ./);
      expect(outcomes.mock.calls).toMatchObject([
        [{ done: ['Ana'], failed: [{ item: 'Bia' }], notSent: ['Caio', 'Duda', 'Eva'], stopped: { code } }],
      ]);
    },
  );

  it('ADD-41 D-60 with endsAt, any refusal ends the series', async () => {
    const { calls, snackbar } = await open(['Ana', 'Bia'], { endsAt: 'failure' });
    await calls[0]!.answer(refused(CODE.userNotFound));
    expect(calls).toHaveLength(1);
    expect(snackbar()?.message).toBe('0 of 2 removed; not removed: Ana and Bia. User not found!');
  });

  it('ADD-41 a call that throws ends the series like a refusal', async () => {
    const { snackbar } = await open(['Ana', 'Bia'], { call: () => Promise.reject(new Error('no')) });
    await waitFor(() => expect(snackbar()?.message).toMatch(/^0 of 2 removed; not removed: Ana and Bia\. /));
  });

  it('ADD-41 Cancel sends nothing more; what is under way is answered, or aborted where that is possible', async () => {
    const { calls, snackbar } = await open(['Ana', 'Bia', 'Caio']);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await calls[0]!.answer();
    expect(calls).toHaveLength(1);
    expect(snackbar()).toMatchObject({ message: '1 of 3 removed; not removed: Bia and Caio.', severity: 'warning', duration: 5000 });
  });

  it('ADD-41 Cancel aborts a call that listens to the signal', async () => {
    const { calls, snackbar } = await open(['Ana', 'Bia'], { endsAt: 'failure' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(snackbar()?.message).toBe('0 of 2 removed; not removed: Ana and Bia.'));
    expect(calls[0]!.signal.aborted).toBe(true);
  });

  it('ADD-41 a second series on one of the same things is refused by name', async () => {
    const { calls, snackbar } = await open(['Ana', 'Bia']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the last' }));
    expect(calls).toHaveLength(1);
    expect(snackbar()).toMatchObject({ message: 'Work on this is still running: Bia.', severity: 'warning', names: ['Bia'] });
    await calls[0]!.answer();
    await calls[1]!.answer();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the last' }));
    expect(calls).toHaveLength(3);
  });

  it('ADD-41 D-126 waits as long as the server says and asks again for the same thing, only where that is allowed', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { calls } = await open(['Ana', 'Bia'], { waits: true });
    await calls[0]!.answer(refused(CODE.serviceUnavailable, { retryAfter: 30 }));
    expect(progress('Removing Ana (1 of 2), waiting 30 s')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(calls.map(({ name }) => name)).toEqual(['Ana', 'Ana']);
  });

  it('ADD-41 asks before the tab is closed, as long as calls run', async () => {
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const { calls } = await open(['Ana']);
    await leave();
    expect(closing()).toBe(true);
    await calls[0]!.answer();
    expect(closing()).toBe(false);
  });

  it('ADD-41 the end of the sign-in cancels what has not been sent; nothing asks any more, and nobody else is told', async () => {
    const { state, calls, snackbar, outcomes } = await open(['Ana', 'Bia']);
    act(() => state.calls.end());
    expect(screen.queryByRole('progressbar')).toBeNull();
    await calls[0]!.answer();
    expect(calls).toHaveLength(1);
    expect(outcomes).toHaveBeenCalledWith(expect.objectContaining({ done: ['Ana'], notSent: ['Bia'] }));
    expect(snackbar()).toBeNull();
  });

  it('ADD-41 speaks the language that is chosen, with its plural forms', async () => {
    const { calls, snackbar } = await open(['Ana', 'Bia', 'Caio', 'Duda']);
    await calls[0]!.answer(refused(CODE.notAuthorized));
    expect(snackbar()?.message).toMatch('Ana, Bia, Caio, and 1 more.');
    await act(() => setLocale('pt-BR'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await calls[1]!.answer(refused(CODE.notAuthorized));
    expect(snackbar()?.message).toMatch('Ana, Bia, Caio e mais 1.');
  });
});

it('ADD-41 the frame says once that calls begin, not each step', async () => {
  const { state } = await renderWithKit(<RunningCalls />);
  const series = { keys: new Set<string>(), done: 0, total: 2, cancel: () => {} };
  act(() => state.calls.set(1, { ...series, text: 'Removing Ana (1 of 2)' }));
  act(() => state.calls.set(1, { ...series, text: 'Removing Bia (2 of 2)', done: 1 }));
  expect(screen.getByRole('status')).toHaveTextContent('Removing Ana (1 of 2)');
  expect(screen.getAllByRole('progressbar', { name: 'Removing Bia (2 of 2)' })[0]).toHaveAttribute('aria-valuenow', '50');
});
