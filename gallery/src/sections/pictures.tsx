import { Button } from 'shared-kit/ui-core';
import { Avatar, Picture, PictureViewer } from 'shared-kit/ui-overlay';
import { useState } from 'react';
import { FAILING, LABEL, NEVER } from '../sample-files';
import { Sample, Samples, Section } from '../sample';

export function Pictures() {
  const [open, setOpen] = useState(false);
  return (
    <Section id="pictures" title="Pictures">
      <Samples>
        <Sample name="Avatar">
          <div className="ga-row">
            <Avatar path={LABEL} name="Ana Key" />
            Ana Key
            <Avatar path={null} name="João Conceição" size={48} />
            João Conceição
          </div>
        </Sample>
        <Sample name="Picture">
          <Picture path={LABEL} alt="A label of the shelf" />
        </Sample>
        <Sample name="Picture, to open">
          <Picture path={LABEL} alt="A label, to be seen large" onOpen={() => setOpen(true)} />
        </Sample>
        <Sample name="Picture, on its way">
          <Picture path={NEVER} alt="A label that takes its time" />
        </Sample>
        <Sample name="Picture, not there">
          <Picture path={FAILING} alt="A label that is gone" />
        </Sample>
        <Sample name="PictureViewer">
          <Button onClick={() => setOpen(true)}>Open viewer</Button>
        </Sample>
      </Samples>
      {open && (
        <PictureViewer
          pictures={[
            { path: LABEL, caption: 'A label of the shelf' },
            { path: FAILING, caption: 'A label that is gone' },
          ]}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}
