import { ANSWER_LIMIT_MS, ASK_AFTER_MS, Connection } from './connection';
import type { ConnectionState } from './document-store';

class Page extends EventTarget {
  navigator = { onLine: true };
  document: EventTarget & { visibilityState: DocumentVisibilityState } = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as const,
  });
  go(onLine: boolean) {
    this.navigator.onLine = onLine;
    this.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  }
  show(isVisible: boolean) {
    this.document.visibilityState = isVisible ? 'visible' : 'hidden';
    this.document.dispatchEvent(new Event('visibilitychange'));
  }
}

function watched() {
  const page = new Page();
  const connection = new Connection(page);
  const states: ConnectionState[] = [];
  connection.observe((state) => states.push(state));
  return { page, connection, states };
}

beforeEach(() => void jest.useFakeTimers());

describe('the connection', () => {
  it('is live at first', () => {
    expect(watched().states).toEqual(['live']);
  });

  it('is reconnecting while results stay unconfirmed, and live again with the next confirmed one', () => {
    const { connection, states } = watched();
    const listener = {};
    connection.report(listener, true);
    jest.advanceTimersByTime(1499);
    expect(states).toEqual(['live']);
    jest.advanceTimersByTime(1);
    connection.report(listener, false);
    expect(states).toEqual(['live', 'reconnecting', 'live']);
  });

  it('returns the time of the last contact with the server', () => {
    const { connection } = watched();
    expect(connection.lastContact()).toBeNull();
    jest.setSystemTime(Date.UTC(2026, 0, 5, 10));
    connection.report({}, false);
    jest.setSystemTime(Date.UTC(2026, 0, 5, 11));
    connection.report({}, true);
    expect(connection.lastContact()).toBe(Date.UTC(2026, 0, 5, 10));
  });

  it('stays live for a cached result that is confirmed at once, or of a closed listener', () => {
    const { connection, states } = watched();
    const [first, second] = [{}, {}];
    connection.report(first, true);
    connection.report(first, false);
    connection.report(second, true);
    connection.forget(second);
    jest.advanceTimersByTime(10_000);
    expect(states).toEqual(['live']);
  });

  it('is offline while the machine is, then reconnecting until the server answers', () => {
    const { page, connection, states } = watched();
    const listener = {};
    page.go(false);
    connection.report(listener, true);
    page.go(true);
    connection.report(listener, false);
    expect(states).toEqual(['live', 'offline', 'reconnecting', 'live']);
  });

  it('does not call observers that were removed', () => {
    const { page, connection } = watched();
    const late = jest.fn();
    connection.observe(late)();
    page.go(false);
    expect(late).toHaveBeenCalledTimes(1);
  });
});

describe('SHELL a server that keeps its connections open and sends nothing', () => {
  /** The checks that the server receives; it answers none of them by itself. */
  function asked() {
    const all = watched();
    const questions: { answer: () => void; refuse: () => void }[] = [];
    all.connection.report({}, false);
    const stop = all.connection.keepAsking(
      () => new Promise((resolve, reject) => questions.push({ answer: resolve, refuse: () => reject(new Error('no network')) })),
    );
    return { ...all, questions, stop };
  }
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('is checked after 30 seconds without a message from it, and counts as silent 10 seconds later', async () => {
    const { questions, states } = asked();
    await pass(ASK_AFTER_MS - 1);
    expect(questions).toHaveLength(0);
    await pass(1);
    expect(questions).toHaveLength(1);
    await pass(ANSWER_LIMIT_MS - 1);
    expect(states).toEqual(['live']);
    await pass(1);
    expect(states).toEqual(['live', 'silent']);
  });

  it('is live again with its next answer, which is also the last contact', async () => {
    const { connection, questions, states } = asked();
    const began = Date.now();
    await pass(ASK_AFTER_MS + 90_000);
    expect(questions).toHaveLength(1);
    expect(connection.lastContact()).toBe(began);
    questions[0]!.answer();
    await pass(0);
    expect(states).toEqual(['live', 'silent', 'live']);
    expect(connection.lastContact()).toBe(Date.now());
    await pass(ASK_AFTER_MS);
    expect(questions).toHaveLength(2);
  });

  it('is not checked while listeners receive messages', async () => {
    const { connection, questions } = asked();
    for (let times = 0; times < 10; times += 1) {
      await pass(ASK_AFTER_MS - 1);
      connection.report({}, false);
    }
    expect(questions).toHaveLength(0);
  });

  it('does not count as live because of a document that this page writes', async () => {
    const { connection, states } = asked();
    let end = () => {};
    const written = connection.write(() => new Promise<void>((resolve) => (end = resolve)));
    await pass(ASK_AFTER_MS + ANSWER_LIMIT_MS);
    connection.report({}, false);
    expect(states).toEqual(['live', 'silent']);
    end();
    await written;
    expect(states).toEqual(['live', 'silent', 'live']);
  });

  it('is not checked by a hidden page, and at once when the page is visible again', async () => {
    const { page, questions } = asked();
    page.show(false);
    await pass(10 * ASK_AFTER_MS);
    expect(questions).toHaveLength(0);
    page.show(true);
    await pass(0);
    expect(questions).toHaveLength(1);
  });

  it('is checked again 30 seconds after the SDK has given up a check', async () => {
    const { questions, states } = asked();
    await pass(ASK_AFTER_MS);
    questions[0]!.refuse();
    await pass(0);
    expect(states).toEqual(['live', 'silent']);
    await pass(ASK_AFTER_MS);
    questions[1]!.answer();
    await pass(0);
    expect(states).toEqual(['live', 'silent', 'live']);
  });

  it('is also checked after the next sign-in when a check before it has no answer', async () => {
    const { connection, stop } = asked();
    await pass(ASK_AFTER_MS);
    stop();
    const ask = jest.fn(() => Promise.resolve());
    connection.keepAsking(ask);
    await pass(ASK_AFTER_MS);
    expect(ask).toHaveBeenCalled();
  });

  it('is not checked after a sign-out', async () => {
    const { questions, states, stop } = asked();
    await pass(ASK_AFTER_MS);
    stop();
    await pass(10 * ASK_AFTER_MS);
    expect(questions).toHaveLength(1);
    expect(states).toEqual(['live']);
  });
});
