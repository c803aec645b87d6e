import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPart } from 'shared-kit/ui-core';
import { renderWithKit } from 'shared-kit/testing';
import { Suspense, type ComponentType } from 'react';
import { CrashBoundary } from './crash-boundary';

const lostChunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const Frame = () => <nav>the frame</nav>;

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

it('SHELL Retry loads a failed part of the frame without a reload', async () => {
  const user = userEvent.setup();
  const load = jest.fn<Promise<{ default: ComponentType }>, []>().mockRejectedValueOnce(lostChunk).mockResolvedValue({ default: Frame });
  const Part = lazyPart(load);
  await renderWithKit(
    <CrashBoundary>
      <Suspense>
        <Part />
      </Suspense>
    </CrashBoundary>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the console could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('the frame')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
