import { act, screen } from '@testing-library/react';
import { renderWithKit } from 'shared-kit/testing';
import { RemoteFailure } from '../federation/remote-failure';
import { openScreen } from './screen';

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
