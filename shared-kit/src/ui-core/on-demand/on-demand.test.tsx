import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-kit/testing';
import { useState } from 'react';
import { onDemand, OnDemandPart } from '..';
import type { OnDemand } from './on-demand';

const Panel = () => <p>the panel</p>;

function Opener({ part }: { part: OnDemand<object> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>{open ? 'opened' : 'open'}</button>
      {open && <OnDemandPart of={part} onFailed={() => setOpen(false)} props={{}} />}
    </>
  );
}

it('SHELL OnDemandPart reports that its code could not be loaded, and loads it again the next time it is opened', async () => {
  const user = userEvent.setup();
  const load = jest
    .fn<Promise<{ default: typeof Panel }>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk 814 failed.'))
    .mockResolvedValue({ default: Panel });
  await renderWithKit(<Opener part={onDemand(load)} />);
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'open' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the console could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'open' }));
  expect(await screen.findByText('the panel')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('OnDemandPart fetches its code once, and then shows the part in the first render', async () => {
  const load = jest.fn(() => Promise.resolve({ default: Panel }));
  const part = <OnDemandPart of={onDemand(load)} onFailed={() => {}} props={{}} />;
  const { unmount } = await renderWithKit(part);
  expect(await screen.findByText('the panel')).toBeVisible();
  unmount();
  await renderWithKit(part);
  expect(screen.getByText('the panel')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
