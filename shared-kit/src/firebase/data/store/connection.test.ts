import { ANSWER_LIMIT_MS, ASK_AFTER_MS, Connection } from './connection';
import type { ConnectionState } from './document-store';

class Page extends EventTarget {
  navigator = { onLine: true };
  document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
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
  const connection = new Connection(page as unknown as Window);
  const states: ConnectionState[] = [];
  connection.observe((state) => states.push(state));
  return { page, connection, states };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the connection', () => {
  it('is live until something says otherwise', () => {
    expect(watched().states).toEqual(['live']);
  });

  it('is reconnecting when answers stay unconfirmed, and live again with the next confirmed one', () => {
    const { connection, states } = watched();
    const listener = {};
    connection.report(listener, true);
    jest.advanceTimersByTime(1499);
    expect(states).toEqual(['live']);
    jest.advanceTimersByTime(1);
    connection.report(listener, false);
    expect(states).toEqual(['live', 'reconnecting', 'live']);
  });

  it('knows when the server was last heard', () => {
    const { connection } = watched();
    expect(connection.lastContact()).toBeNull();
    jest.setSystemTime(Date.UTC(2026, 0, 5, 10));
    connection.report({}, false);
    jest.setSystemTime(Date.UTC(2026, 0, 5, 11));
    connection.report({}, true);
    expect(connection.lastContact()).toBe(Date.UTC(2026, 0, 5, 10));
  });

  it('does not mind a cached answer that is confirmed at once, nor one of a closed listener', () => {
    const { connection, states } = watched();
    const [first, second] = [{}, {}];
    connection.report(first, true);
    connection.report(first, false);
    connection.report(second, true);
    connection.forget(second);
    jest.advanceTimersByTime(10_000);
    expect(states).toEqual(['live']);
  });

  it('is offline with the machine, then reconnecting until the server answers', () => {
    const { page, connection, states } = watched();
    const listener = {};
    page.go(false);
    connection.report(listener, true);
    page.go(true);
    connection.report(listener, false);
    expect(states).toEqual(['live', 'offline', 'reconnecting', 'live']);
  });

  it('tells nobody who has left', () => {
    const { page, connection } = watched();
    const late = jest.fn();
    connection.observe(late)();
    page.go(false);
    expect(late).toHaveBeenCalledTimes(1);
  });
});

describe('SHELL a server that keeps its connections open and sends nothing', () => {
  /** The questions that the server gets; it answers none of them by itself. */
  function asked() {
    const all = watched();
    const questions: { answer: () => void; refuse: () => void }[] = [];
    all.connection.report({}, false);
    const stop = all.connection.keepAsking(() => new Promise((resolve, reject) => questions.push({ answer: resolve, refuse: () => reject(new Error('no network')) })));
    return { ...all, questions, stop };
  }
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('is asked after half a minute without anything from it, and is silent ten seconds later', async () => {
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

  it('is live again by itself with its next answer, which is also the last contact', async () => {
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

  it('is not asked while listeners hear from it', async () => {
    const { connection, questions } = asked();
    for (let times = 0; times < 10; times += 1) {
      await pass(ASK_AFTER_MS - 1);
      connection.report({}, false);
    }
    expect(questions).toHaveLength(0);
  });

  it('is not taken for live because of a document that this page writes itself', async () => {
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

  it('is not asked by a hidden page, and at once by one that is seen again', async () => {
    const { page, questions } = asked();
    page.show(false);
    await pass(10 * ASK_AFTER_MS);
    expect(questions).toHaveLength(0);
    page.show(true);
    await pass(0);
    expect(questions).toHaveLength(1);
  });

  it('is asked again half a minute after the SDK has given a question up', async () => {
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

  it('is asked for the next sign-in too when it has left a question of the one before without an answer', async () => {
    const { connection, stop } = asked();
    await pass(ASK_AFTER_MS);
    stop();
    const ask = jest.fn(() => Promise.resolve());
    connection.keepAsking(ask);
    await pass(ASK_AFTER_MS);
    expect(ask).toHaveBeenCalled();
  });

  it('is asked no more after the sign-out', async () => {
    const { questions, states, stop } = asked();
    await pass(ASK_AFTER_MS);
    stop();
    await pass(10 * ASK_AFTER_MS);
    expect(questions).toHaveLength(1);
    expect(states).toEqual(['live']);
  });
});
