import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-kit/testing';
import { Button, Form, MenuButton } from 'shared-kit/ui-core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aRemote } from '../testing/render-console';
import { RemoteLog } from '../federation/remote-log';
import { answerFailures } from './answer-failures';
import { recordErrors } from './record-errors';

const [, FIRST_SCRIPT = ''] = /<script>([^]*?)<\/script>/.exec(readFileSync(join(__dirname, '../index.html'), 'utf8')) ?? [];

const fail = (): never => {
  throw new TypeError('crypto.randomUUID is not a function');
};

/** The page with the listeners of its first script, which browsers call for what fails in a press. */
async function open() {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  // jsdom writes what nothing has caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const script = document.createElement('script');
  script.text = FIRST_SCRIPT;
  document.head.append(script);
  const log = new RemoteLog();
  recordErrors(log);
  const { state } = await renderWithKit(
    <>
      <Button onClick={fail}>Create key</Button>
      <MenuButton label="More" items={[{ key: 'export', label: 'Export', onSelect: fail }]} />
      <Form onSubmit={() => {}} onReset={fail} aria-label="Key">
        <button type="reset">Reset</button>
      </Form>
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
    const [, reference] = ANSWER.exec((await screen.findByRole('alert')).textContent ?? '') ?? [];
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
    await reject(caught);
    log.fail(caught, aRemote('mfe-x', {}));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
