import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-kit/testing';
import { Button, Form, MenuButton } from 'shared-kit/ui-core';
import { Tabs } from 'shared-kit/ui-display';
import { FileInput, RadioGroup, Switch } from 'shared-kit/ui-form';
import { ConfirmDialog, Drawer, Modal } from 'shared-kit/ui-overlay';
import type { ReactNode } from 'react';
import { aRemote } from '../testing/render-console';
import { RemoteLog } from '../federation/remote-log';
import { answerFailures } from './answer-failures';
import { recordErrors } from './record-errors';

const fail = (): never => {
  throw new TypeError('crypto.randomUUID is not a function');
};

// As browsers do it; jsdom does not have it.
const page: Partial<Pick<typeof globalThis, 'reportError'>> = globalThis;
page.reportError ??= (error: unknown) => void window.dispatchEvent(new ErrorEvent('error', { error }));

/** The page with the listeners of its first script, which browsers call for what fails in a press. */
async function open(more: ReactNode = null) {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  // jsdom writes what nothing has caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await import('../inline/first-script');
  const log = new RemoteLog();
  recordErrors(log);
  const { state } = await renderWithKit(
    <>
      <Button onClick={fail}>Create key</Button>
      <MenuButton label="More" items={[{ key: 'export', label: 'Export', onSelect: fail }]} />
      <Form onSubmit={() => {}} onReset={fail} aria-label="Key">
        <button type="reset">Reset</button>
      </Form>
      {more}
    </>,
  );
  answerFailures(log, state);
  const reject = (reason: unknown) =>
    act(async () => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })));
  return { log, reject, user: userEvent.setup() };
}

const ANSWER = /^Something went wrong on this page\. .+ \(reference for support: ([0-9a-f]+)\)$/;

describe('(D-147) a press whose handler fails is answered by message 1 with its reference', () => {
  it.each([
    ['a button', ['Create key']],
    ['an entry of a menu', ['More', 'Export']],
    ['a form', ['Reset']],
  ])('ERR-01 %s', async (_what, names) => {
    const { log, user } = await open();
    for (const name of names) await user.click(screen.getByRole(name === 'Export' ? 'menuitem' : 'button', { name }));
    const [, reference] = ANSWER.exec((await screen.findByRole('alert')).textContent) ?? [];
    expect(reference).toBe(log.all().at(-1)?.reference);
  });

  const OPTIONS = [
    { value: 'a', label: 'First' },
    { value: 'b', label: 'Second' },
  ];
  type User = ReturnType<typeof userEvent.setup>;
  const choose = (role: string, name: string) => async (user: User) => user.click(await screen.findByRole(role, { name }));

  it.each<[string, ReactNode, (user: User) => Promise<unknown>]>([
    ['a dialog that is closed', <Modal open title="Details" onClose={fail} />, choose('button', 'Close')],
    [
      'a question that is answered',
      <ConfirmDialog open title="Sure?" confirmLabel="Yes" onConfirm={fail} onCancel={fail} />,
      choose('button', 'Yes'),
    ],
    ['a drawer that is closed', <Drawer open title="Details" onClose={fail} />, choose('button', 'Close')],
    [
      'a tab',
      <Tabs label="Kinds" value="a" onChange={fail} tabs={OPTIONS.map(({ value, label }) => ({ key: value, label }))}>
        -
      </Tabs>,
      choose('tab', 'Second'),
    ],
    ['a radio button', <RadioGroup label="Kind" value="a" onChange={fail} options={OPTIONS} />, choose('radio', 'Second')],
    [
      'a switch',
      <Switch checked={false} onChange={fail}>
        Dense
      </Switch>,
      choose('switch', 'Dense'),
    ],
    [
      'a file',
      <FileInput label="Sheet" onFile={fail} />,
      async (user) => user.upload(screen.getByLabelText('Sheet'), new File(['a'], 'a.csv')),
    ],
    [
      'a dropped file',
      <FileInput label="Sheet" onFile={fail} />,
      async () =>
        void fireEvent.drop(screen.getByLabelText('Sheet'), {
          dataTransfer: { files: [new File(['a'], 'a.csv')], items: [], types: ['Files'] },
        }),
    ],
  ])('ERR-01 %s, also by components of antd', async (_what, control, press) => {
    const { log, user } = await open(control);
    await press(user);
    const [, reference] = ANSWER.exec((await screen.findByRole('alert')).textContent) ?? [];
    expect(reference).toBe(log.all().at(-1)?.reference);
  });

  it('ERR-01 what it does later', async () => {
    const { reject } = await open();
    await reject(new TypeError('x is not a function'));
    expect((await screen.findByRole('alert')).textContent).toMatch(ANSWER);
  });

  it('but nothing says so of what was cancelled, is an extension’s, or is shown by a boundary', async () => {
    const { log, reject } = await open();
    await reject(new DOMException('cancelled', 'AbortError'));
    await reject(Object.assign(new Error('of an extension'), { stack: 'Error\n    at chrome-extension://abc/inject.js:1:1' }));
    const caught = new Error('of a page');
    // Both reports of it come at once, as from React.
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: caught }));
      log.fail(caught, aRemote('mfe-x', {}));
    });
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
