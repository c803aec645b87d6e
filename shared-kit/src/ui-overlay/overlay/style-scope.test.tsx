import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderWithKit } from 'shared-kit/testing';
import { Button, MenuButton } from '../../ui-core';
import { StyleScope } from '../../ui-core/theme/style-scope';
import { ConfirmDialog, Drawer, Modal } from './dialogs';
import { Tooltip } from './tooltip';

const close = () => {};

/** Overlays that are already open, or open by their button. */
const OVERLAYS: [string, ReactNode, 'open' | 'by its button'][] = [
  ['a modal', <Modal key="" open title="Title" onClose={close} footer={<Button>What opens</Button>} />, 'open'],
  ['a drawer', <Drawer key="" open title="What opens" onClose={close} />, 'open'],
  [
    'a confirm dialog',
    <ConfirmDialog key="" open title="Title" message="What opens" confirmLabel="Remove" onConfirm={close} onCancel={close} />,
    'open',
  ],
  ['a menu', <MenuButton key="" label="Open" items={[{ key: 'a', label: 'What opens' }]} />, 'by its button'],
  [
    'a tooltip',
    <Tooltip key="" text="What opens">
      <Button>Open</Button>
    </Tooltip>,
    'by its button',
  ],
  [
    'a tooltip of a modal',
    <Modal key="" open title="Title" onClose={close}>
      <Tooltip text="What opens">
        <Button>Open</Button>
      </Tooltip>
    </Modal>,
    'by its button',
  ],
];

it.each(OVERLAYS)("%s opened by a page of a remote has the class of the remote's style sheets", async (_what, overlay, opens) => {
  const user = userEvent.setup();
  await renderWithKit(
    <main>
      <StyleScope of="mfe-x-1">{overlay}</StyleScope>
    </main>,
  );
  if (opens === 'by its button') await user.click(await screen.findByRole('button', { name: 'Open' }));
  expect((await screen.findByText('What opens', { selector: ':not([hidden])' })).closest('.mfe-x-1')).not.toBeNull();
});
