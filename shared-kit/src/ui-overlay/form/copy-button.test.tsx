import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-kit/testing';
import { CopyButton } from '..';

const KEY = 'a.long-key';

describe('CopyButton', () => {
  const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  const noClipboard = () => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  const execCommand = (answer: () => boolean) => Object.assign(document, { execCommand: jest.fn(answer) });
  afterEach(() => {
    if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('copies the whole text to the clipboard and shows a message', async () => {
    const user = userEvent.setup();
    await renderWithKit(<CopyButton text={KEY} label="Copy key" done="Key copied!" />);
    await user.click(screen.getByRole('button', { name: 'Copy key' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Key copied!');
    expect(await navigator.clipboard.readText()).toBe(KEY);
  });

  it('copies without the clipboard API, and keeps the focus', async () => {
    const user = userEvent.setup();
    await renderWithKit(<CopyButton text={KEY} label="Copy key" done="Key copied!" iconOnly />);
    noClipboard();
    let copied = '';
    execCommand(() => {
      copied = (document.activeElement as HTMLTextAreaElement).value;
      return true;
    });
    await user.click(screen.getByRole('button', { name: 'Copy key' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Key copied!');
    expect(copied).toBe(KEY);
    expect(screen.getByRole('button', { name: 'Copy key' })).toHaveFocus();
  });

  it('shows the whole text to be copied by hand when the browser does not allow copying', async () => {
    const user = userEvent.setup();
    await renderWithKit(<CopyButton text={KEY} label="Copy key" done="Key copied!" />);
    noClipboard();
    execCommand(() => false);
    await user.click(screen.getByRole('button', { name: 'Copy key' }));
    await screen.findByRole('dialog', { name: 'Copy key' });
    expect(screen.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(KEY);
    expect(screen.queryByText('Key copied!')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
