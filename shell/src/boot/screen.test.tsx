import { act, screen } from '@testing-library/react';
import { renderWithKit } from 'shared-kit/testing';
import { RemoteFailure } from '../federation/remote-failure';
import { openScreen } from './screen';
import { SLOW_START_MS } from './slow-start';

const reported: unknown[] = [];

beforeAll(() => renderWithKit(<p>Starts the texts</p>));

beforeEach(() => {
  reported.length = 0;
  document.body.innerHTML = '<div id="root"></div>';
  Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) });
});

/** Shows a page that throws at its first rendering only. React then renders it again. */
async function showPageThatThrowsOnce(error: unknown): Promise<void> {
  let isFirst = true;
  function Page() {
    if (isFirst) {
      isFirst = false;
      throw error;
    }
    return <p>The page</p>;
  }
  await act(async () => openScreen().showConsole(<Page />));
  expect(screen.getByText('The page')).toBeVisible();
}

describe('an error of a page that React rendered again without it', () => {
  it('SHELL is reported as it was thrown', async () => {
    await showPageThatThrowsOnce(new Error('The page renders without end'));
    expect(reported).toEqual([new Error('The page renders without end')]);
  });

  it('SHELL is not reported when it is a failure that the boundary of a remote shows', async () => {
    await showPageThatThrowsOnce(new RemoteFailure('mfe-x'));
    expect(reported).toEqual([]);
  });
});

it('SHELL-10 a console that is rendered below the splash screen does not hide that the start takes long, and is shown in the end', async () => {
  document.body.innerHTML = '<div id="root"></div><div id="splash"></div>';
  const splash = document.getElementById('splash')!;
  // jsdom has no animations.
  splash.getAnimations = () => [];
  jest.useFakeTimers();
  const opened = openScreen();
  const shown = <p>The console</p>;
  await act(async () => opened.prepareConsole(shown));
  expect(screen.getByText('The console')).toBeVisible();
  expect(splash).not.toHaveClass('leaving');
  await act(() => jest.advanceTimersByTimeAsync(SLOW_START_MS));
  expect(screen.getByRole('status')).toHaveTextContent('The console is taking longer than usual to start.');
  await act(async () => opened.showConsole(shown));
  expect(screen.getByText('The console')).toBeVisible();
});

it('SHELL-10 what is rendered below the splash screen is not rendered again when it is shown', async () => {
  const renders = jest.fn();
  function Console() {
    renders();
    return <p>The console</p>;
  }
  const opened = openScreen();
  const shown = <Console />;
  await act(async () => opened.prepareConsole(shown));
  await act(async () => opened.showConsole(shown));
  expect(renders).toHaveBeenCalledTimes(1);
});

it('SHELL-10 a console that is not rendered yet when it is shown is rendered at once', async () => {
  const opened = openScreen();
  const shown = <p>The console</p>;
  await act(async () => {
    opened.prepareConsole(shown);
    opened.showConsole(shown);
    expect(screen.getByText('The console')).toBeVisible();
  });
});
