import { Connection } from './connection';
import type { ConnectionState } from './document-store';

class Page extends EventTarget {
  navigator = { onLine: true };
  go(onLine: boolean) {
    this.navigator.onLine = onLine;
    this.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
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
