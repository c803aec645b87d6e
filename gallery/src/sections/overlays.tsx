import { Button, NativeSwitch, Text } from 'shared-kit/ui-core';
import { ConfirmDialog, Drawer, Modal, Tooltip } from 'shared-kit/ui-overlay';
import { useState } from 'react';
import { Sample, Samples, Section } from '../sample';

const OVERLAYS = ['confirm', 'danger', 'modal', 'drawer'] as const;
type Overlay = (typeof OVERLAYS)[number];

export function Overlays() {
  const [open, setOpen] = useState<Overlay | null>(null);
  const [withPictures, setWithPictures] = useState(true);
  const close = () => setOpen(null);
  return (
    <Section id="overlays" title="Overlays">
      <Samples>
        <Sample name="ConfirmDialog, Modal, Drawer">
          <div className="ga-row">
            {OVERLAYS.map((overlay) => (
              <Button key={overlay} onClick={() => setOpen(overlay)}>
                Open {overlay}
              </Button>
            ))}
          </div>
        </Sample>
        <Sample name="Tooltip">
          <Tooltip text="A short explanation, on hover and on focus">
            <Button>What is this?</Button>
          </Tooltip>
        </Sample>
      </Samples>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Restart March?"
        confirmLabel="Restart"
        message="Its state goes back to pending."
        onConfirm={close}
        onCancel={close}
      />
      <ConfirmDialog
        open={open === 'danger'}
        title="Remove ERP?"
        message="The key is removed for all users."
        checkbox="I understand that every program that uses this key loses its access at once."
        confirmLabel="Remove key"
        danger
        onConfirm={close}
        onCancel={close}
      />
      <Modal
        open={open === 'modal'}
        title="Export sessions"
        onClose={close}
        unsaved={false}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Export
            </Button>
          </>
        }
      >
        <Text>What the dialog is about. Its first field has the focus.</Text>
        <NativeSwitch checked={withPictures} onChange={setWithPictures}>
          With pictures
        </NativeSwitch>
      </Modal>
      <Drawer open={open === 'drawer'} title="Details" onClose={close}>
        <Text>Beside the page.</Text>
      </Drawer>
    </Section>
  );
}
