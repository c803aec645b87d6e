import { Alert, Button, Form, FormActions, Input, useForm, FormFailure } from 'shared-kit/ui-core';
import { useState } from 'react';
import { Sample, Samples, Section } from '../sample';

interface Settings {
  addrPattern: string;
  baseFields: { address: string; checkedAt: string };
}

const STORED: Settings = {
  addrPattern: 'RRCCNNAA',
  baseFields: { address: 'Address', checkedAt: 'Checked at' },
};

const REQUIRED = 'The field is required!';
const required = (text: string) => (text.trim() === '' ? REQUIRED : undefined);
const THEIRS: Settings = {
  addrPattern: '*RRCCNNAA',
  baseFields: { address: 'Place', checkedAt: 'Read at' },
};

/** Nested values, and settings that others change meanwhile: typed values stay, the others follow the change. */
function SettingsForm() {
  const [stored, setStored] = useState(STORED);
  const form = useForm({
    initial: stored,
    live: true,
    validate: ({ addrPattern, baseFields }) => ({
      addrPattern: required(addrPattern),
      'baseFields.address': required(baseFields.address),
    }),
    submit: async (values, saved) => {
      setStored(values);
      saved();
    },
  });
  return (
    <Form onSubmit={form.submit} aria-label="Settings">
      <Input {...form.field('addrPattern')} label="Address pattern" note={form.isDirty('addrPattern') && '(changed)'} />
      <Input {...form.field('baseFields.address')} label="Address" note={form.isDirty('baseFields.address') && '(changed)'} />
      <Input {...form.field('baseFields.checkedAt')} label="Checked at" note={form.isDirty('baseFields.checkedAt') && '(changed)'} />
      {form.overtaken.length > 0 && <Alert severity="warning">{`Changed by somebody else meanwhile: ${form.overtaken.join(', ')}`}</Alert>}
      <FormFailure problem={form.failure} />
      <FormActions>
        <Button type="submit" variant="primary" loading={form.busy}>
          Save
        </Button>
        <Button variant="text" disabled={!form.dirty} onClick={() => form.reset()}>
          Discard
        </Button>
        <Button variant="text" onClick={() => setStored(stored === THEIRS ? STORED : THEIRS)}>
          Let somebody else save
        </Button>
      </FormActions>
    </Form>
  );
}

/** The form engine (ADR-0018). */
export function Forms() {
  return (
    <Section id="forms" title="Forms">
      <Samples>
        <Sample name="useForm, with nested values and live data">
          <SettingsForm />
        </Sample>
      </Samples>
    </Section>
  );
}
