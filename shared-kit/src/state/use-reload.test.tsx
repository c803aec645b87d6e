import { act, render } from '@testing-library/react';
import { createConsoleStore } from './console-store';
import { useReload } from './use-reload';
import { StateProvider } from './state-provider';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('KEYS-09 DOM-13 the page reloads a second later, also when the user has left it, and not before what is unsaved elsewhere is saved', () => {
  // jsdom cannot navigate and logs that, so the log shows a reload.
  const reloaded = jest.spyOn(console, 'error').mockImplementation(() => {});
  const state = createConsoleStore();
  let reload = () => {};
  const Page = () => {
    reload = useReload();
    return null;
  };
  const { unmount } = render(<StateProvider store={state}><Page /></StateProvider>);
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  reload();
  unmount();
  const saved = state.unsaved.add();
  wait(60_000);
  expect(reloaded).not.toHaveBeenCalled();
  saved();
  wait(999);
  expect(reloaded).not.toHaveBeenCalled();
  wait(1);
  expect(reloaded).toHaveBeenCalledTimes(1);
});
