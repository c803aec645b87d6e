import { passwordRules } from 'shared-kit/model';
import { Button, Form, FormActions, Input, PasswordInput } from 'shared-kit/ui-core';
import { DatePicker, FileInput, ReadOnlyField, TextArea } from 'shared-kit/ui-form';
import { useState, type ReactNode } from 'react';
import { Sample, Samples, Section } from '../sample';

const LONG = 'A value that somebody has pasted from somewhere else and that is far longer than any field is wide';
const ERROR = 'The field is required!';

/** Keeps the value, so that each sample can be tried. */
function Held({
  initial = '',
  children,
}: {
  initial?: string;
  children: (field: { value: string; onChange: (value: string) => void }) => ReactNode;
}) {
  const [value, onChange] = useState(initial);
  return children({ value, onChange });
}

export function Fields() {
  return (
    <Section id="fields" title="Fields">
      <Samples>
        <Sample name="Input">
          <Held>
            {(field) => (
              <Input {...field} label="Domain name" help="As people call the place." note="(optional)" placeholder="Central Warehouse" />
            )}
          </Held>
          <Held initial={LONG}>{(field) => <Input {...field} label="Long value" />}</Held>
        </Sample>
        <Sample name="Input, with an error">
          <Held>{(field) => <Input {...field} label="Email" error={ERROR} help="The one you work with." />}</Held>
        </Sample>
        <Sample name="Input, with an ending">
          <Held>{(field) => <Input {...field} label="Made-up email" suffix="@acme.lacks.email" />}</Held>
        </Sample>
        <Sample name="Input, disabled">
          <Input label="Company" value="Acme Logistics" onChange={() => {}} disabled />
        </Sample>
        <Sample name="PasswordInput">
          <Held initial="secret">{(field) => <PasswordInput {...field} label="Current password" autoComplete="current-password" />}</Held>
        </Sample>
        <Sample name="PasswordInput, with its rules">
          <Held initial="12a">
            {(field) => (
              <PasswordInput {...field} label="New password" autoComplete="new-password" rules={passwordRules({ pilot: true })} />
            )}
          </Held>
        </Sample>
        <Sample name="PasswordInput, with an error">
          <Held>
            {(field) => <PasswordInput {...field} label="Confirm password" autoComplete="new-password" error="Passwords must match!" />}
          </Held>
        </Sample>
        <Sample name="TextArea">
          <Held initial={'Two lines\nof text'}>{(field) => <TextArea {...field} label="Notes" help="What the others should know." />}</Held>
          <Held>{(field) => <TextArea {...field} label="Wrong notes" error={ERROR} />}</Held>
        </Sample>
        <Sample name="DatePicker">
          <Held initial="2026-12-24">{(field) => <DatePicker {...field} label="Valid until" help="The last day." />}</Held>
          <DatePicker label="Wrong day" value="" onChange={() => {}} error={ERROR} />
        </Sample>
        <Sample name="ReadOnlyField">
          <ReadOnlyField label="Moderator" value={LONG} help="Chosen when the key was made." />
        </Sample>
        <Sample name="FileInput">
          <FileInput label="Spreadsheet" onFile={() => {}} hint="XLSX, XLS or CSV, up to 100,000 rows." />
        </Sample>
        <Sample name="FileInput, with a file and an error">
          <FileInput
            label="Another spreadsheet"
            onFile={() => {}}
            file={new File([], `${LONG}.xlsx`)}
            error="File not valid XLS, XLSX or CSV"
          />
        </Sample>
        <Sample name="FileInput, disabled">
          <FileInput label="No spreadsheet now" onFile={() => {}} disabled />
        </Sample>
        <Sample name="Form">
          <Form onSubmit={() => {}} aria-label="Sample form">
            <Held>{(field) => <Input {...field} label="Task name" />}</Held>
            <FormActions>
              <Button type="submit" variant="primary">
                Create
              </Button>
              <Button variant="text">Cancel</Button>
            </FormActions>
          </Form>
        </Sample>
      </Samples>
    </Section>
  );
}
