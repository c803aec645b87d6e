import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiResult } from 'shared-kit/api';
import { CODE, problem } from 'shared-kit/model';
import { renderWithKit } from 'shared-kit/testing';
import { Button } from '../ui-core';
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
