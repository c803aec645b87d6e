import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiResult } from 'shared-kit/api';
import { CODE, problem } from 'shared-kit/model';
import { renderWithKit } from 'shared-kit/testing';
import { Button } from '../ui-core';
import { useEffect } from 'react';
import { useConfirmedCall } from './use-confirmed-call';

function Rows({ call }: { call: (key: string) => Promise<ApiResult> }) {
  const { running, ask } = useConfirmedCall();
  return ['A', 'B'].map((key) => (
    <Button
      key={key}
      loading={running === key}
      onClick={() => void ask({ key, title: `Remove ${key}?`, confirmLabel: 'Remove', call: () => call(key) })}
    >
      {key}
    </Button>
  ));
}

it('useConfirmedCall can be used again after a call that failed', async () => {
  const user = userEvent.setup();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const failed: unknown[] = [];
  const ask = { current: (_key: string): Promise<boolean> => Promise.resolve(false) };
  function Asking() {
    const confirmed = useConfirmedCall();
    const call = () => Promise.reject<ApiResult>(new TypeError('randomUUID is not a function'));
    useEffect(() => void (ask.current = (key) => confirmed.ask({ key, title: `Remove ${key}?`, confirmLabel: 'Remove', call })));
    return <p>{confirmed.running ?? 'idle'}</p>;
  }
  await renderWithKit(<Asking />);
  for (const key of ['A', 'B']) {
    act(() => void ask.current(key).catch((error: unknown) => failed.push(error)));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('idle')).toBeVisible();
  }
  expect(failed).toHaveLength(2);
});

it('useConfirmedCall calls after a confirmation, for one thing at a time, and reports the result', async () => {
  const user = userEvent.setup();
  let answer = (_result: ApiResult): void => {};
  const call = jest.fn((_key: string) => new Promise<ApiResult>((resolve) => (answer = resolve)));
  await renderWithKit(<Rows call={call} />);
  await user.click(screen.getByRole('button', { name: 'A' }));
  expect(call).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await user.click(screen.getByRole('button', { name: 'B' }));
  expect(screen.queryByRole('dialog', { name: 'Remove B?' })).toBeNull();
  await act(async () => answer({ ok: true, message: problem(CODE.keyRemoved) }));
  expect(call.mock.calls).toEqual([['A']]);
  await user.click(screen.getByRole('button', { name: 'B' }));
  expect(await screen.findByRole('dialog', { name: 'Remove B?' })).toBeVisible();
});
