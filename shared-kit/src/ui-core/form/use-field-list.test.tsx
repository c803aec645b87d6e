import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState, type ReactNode } from 'react';
import { renderWithKit } from 'shared-kit/testing';
import { Button, Form, Input, useFieldList, useForm } from '..';

interface Settings {
  base: { address: string; person: string };
  fields: { name: string }[];
}

const FIRST: Settings = { base: { address: 'Address', person: 'Person' }, fields: [{ name: 'Weight' }, { name: 'Colour' }] };

/** The settings after a change by another user. */
let change: (settings: Settings) => void;

function Follower({ onReady, children }: { onReady: (change: (settings: Settings) => void) => void; children: (settings: Settings) => ReactNode }) {
  const [settings, setSettings] = useState(FIRST);
  useEffect(() => onReady((next) => act(() => setSettings(next))), [onReady]);
  return children(settings);
}

function Editor({ settings, follows }: { settings: Settings; follows: boolean }) {
  const form = useForm({
    initial: settings,
    live: follows,
    validate: ({ fields }) =>
      Object.fromEntries(fields.flatMap(({ name }, index) => (name === '' ? [[`fields.${index}.name`, 'Give it a name.']] : []))),
    submit: () => Promise.resolve(),
  });
  const list = useFieldList(form, 'fields');
  return (
    <Form onSubmit={form.submit} aria-label="Settings">
      <Input {...form.field('base.address')} label="Address" />
      <Input {...form.field('base.person')} label="Person" />
      <p>{form.isDirty('base') ? 'base changed' : 'base as it was'}</p>
      <p>Overtaken: {form.overtaken.join(', ') || 'none'}</p>
      <ul>
        {list.rows.map(({ key, index }) => (
          <li key={key}>
            <Input {...form.field(`fields.${index}.name`)} label="Name" />
            <Button onClick={() => list.remove(index)}>Remove</Button>
            <Button onClick={() => list.move(index, index - 1)}>Up</Button>
          </li>
        ))}
      </ul>
      <Button onClick={() => list.append({ name: '' })}>Add</Button>
      <Button onClick={() => list.insert(0, { name: 'First' })}>Insert</Button>
      <Button onClick={() => form.reset()}>Discard</Button>
      <Button type="submit">Save</Button>
    </Form>
  );
}

const start = async ({ follows = true } = {}) => {
  await renderWithKit(<Follower onReady={(ready) => (change = ready)}>{(settings) => <Editor settings={settings} follows={follows} />}</Follower>);
  return userEvent.setup();
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const rows = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name' });
const names = () => rows().map(({ value }) => value);
const press = (user: ReturnType<typeof userEvent.setup>, row: number, name: string) =>
  user.click(within(screen.getAllByRole('listitem')[row]!).getByRole('button', { name }));

it('useFieldList adds, inserts, moves and removes rows', async () => {
  const user = await start();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(screen.getByRole('button', { name: 'Insert' }));
  expect(names()).toEqual(['First', 'Weight', 'Colour', '']);
  await press(user, 2, 'Up');
  expect(names()).toEqual(['First', 'Colour', 'Weight', '']);
  await press(user, 0, 'Remove');
  expect(names()).toEqual(['Colour', 'Weight', '']);
});

it('keeps the element and the error of a row that is moved', async () => {
  const user = await start();
  await user.clear(rows()[1]!);
  await user.tab();
  const colour = rows()[1]!;
  expect(colour).toHaveAccessibleDescription('Give it a name.');
  await press(user, 1, 'Up');
  expect(rows()[0]).toBe(colour);
  expect(rows()[0]).toBeInvalid();
  expect(rows()[1]).toBeValid();
  await press(user, 0, 'Remove');
  expect(rows()[0]).toBeValid();
});

it('DSET-13 keeps typed text and focus when another user changes the settings', async () => {
  const user = await start();
  await user.type(rows()[0]!, ' (kg)');
  change({ base: { address: 'Place', person: 'Somebody' }, fields: [{ name: 'Height' }] });
  expect(rows()[0]).toHaveFocus();
  await user.keyboard('!');
  expect(names()).toEqual(['Weight (kg)!', 'Colour']);
  expect(box('Address')).toHaveValue('Place');
  expect(screen.getByText('Overtaken: fields')).toBeVisible();
});

it('keeps the focus in an unchanged row when live data adds a row before it', async () => {
  const user = await start();
  await user.click(rows()[1]!);
  change({ ...FIRST, fields: [{ name: 'Height' }, ...structuredClone(FIRST.fields)] });
  expect(names()).toEqual(['Height', 'Weight', 'Colour']);
  expect(rows()[2]).toHaveFocus();
});

it('DSET-13 a form without live data is filled once', async () => {
  await start({ follows: false });
  change({ ...FIRST, base: { address: 'Place', person: 'Somebody' } });
  expect(box('Address')).toHaveValue('Address');
});

it('marks changed and overtaken fields, and Discard takes the latest live data', async () => {
  const user = await start();
  await user.type(box('Address'), 'es');
  expect(screen.getByText('base changed')).toBeVisible();
  change({ ...FIRST, base: { address: 'Place', person: 'Person' } });
  expect(screen.getByText('Overtaken: base.address')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(box('Address')).toHaveValue('Place');
  expect(screen.getByText('base as it was')).toBeVisible();
  expect(screen.getByText('Overtaken: none')).toBeVisible();
});
