import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { pickOption, renderWithKit } from 'shared-kit/testing';
import { Checkbox, Input } from '../ui-core';
import { RadioGroup, ReadOnlyField, Segmented, Select, Switch, TextArea } from '.';

/** Keeps the value of a control, and calls `onChange` with each change. */
function Held<T>({
  start,
  onChange,
  children,
}: {
  start: T;
  onChange?: (value: T) => void;
  children: (field: { value: T; onChange: (value: T) => void }) => ReactNode;
}) {
  const [value, setValue] = useState(start);
  return children({
    value,
    onChange: (next) => {
      setValue(next);
      onChange?.(next);
    },
  });
}

const named = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

describe('the text field', () => {
  it('is named by its label and described by error, help and suffix', async () => {
    const user = userEvent.setup();
    await renderWithKit(
      <Held start="">{(field) => <Input {...field} label="Email" help="Made up." error="Wrong." suffix="@acme" name="email" />}</Held>,
    );
    const field = screen.getByRole('textbox', { name: 'Email' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Wrong. Made up. @acme');
    expect(field).toHaveAttribute('name', 'email');
    await user.type(field, 'ana');
    expect(field).toHaveValue('ana');
  });

  it('accepts a text of several lines', async () => {
    const user = userEvent.setup();
    await renderWithKit(
      <Held start="">
        {(field) => <TextArea {...field} label="Description" error={field.value === '' ? 'Say what it is for.' : undefined} />}
      </Held>,
    );
    const field = screen.getByRole('textbox', { name: 'Description' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Say what it is for.');
    await user.type(field, 'ERP{Enter}nightly');
    expect(field).toHaveValue('ERP\nnightly');
    expect(field).toBeValid();
  });

  it('shows a value that can be read but not changed', async () => {
    const user = userEvent.setup();
    await renderWithKit(<ReadOnlyField label="Company" value="Acme Logistics" help="Chosen when the key was made." />);
    const field = screen.getByRole('textbox', { name: 'Company' });
    await user.type(field, 'x');
    expect(field).toHaveValue('Acme Logistics');
    expect(field).toHaveAccessibleDescription('Chosen when the key was made.');
  });
});

describe('choice controls', () => {
  it('checkbox and switch are named by their labels and described by their help', async () => {
    const user = userEvent.setup();
    const onCheck = jest.fn();
    const onSwitch = jest.fn();
    await renderWithKit(
      <>
        <Checkbox checked={false} indeterminate onChange={onCheck} help="Every one.">
          All of them
        </Checkbox>
        <Switch checked onChange={onSwitch} help="Rows of half the height.">
          Dense
        </Switch>
      </>,
    );
    expect(screen.getByRole('checkbox', { name: 'All of them' })).toBePartiallyChecked();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Every one.');
    await user.click(screen.getByText('All of them'));
    expect(onCheck).toHaveBeenCalledWith(true);
    const dense = screen.getByRole('switch', { name: 'Dense' });
    expect(dense).toBeChecked();
    expect(dense).toHaveAccessibleDescription('Rows of half the height.');
    await user.click(screen.getByText('Dense'));
    expect(onSwitch).toHaveBeenCalledTimes(1);
    expect(onSwitch).toHaveBeenCalledWith(false);
  });

  it('radio group chooses one of several options by mouse or label', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    const options = [
      { value: 'xlsx', label: 'One file' },
      { value: 'csv', label: 'CSV', help: 'Zipped.' },
    ];
    await renderWithKit(<RadioGroup label="Output" value="xlsx" onChange={onChange} options={options} />);
    expect(screen.getByRole('group', { name: 'Output' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'One file' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'CSV' })).toHaveAccessibleDescription('Zipped.');
    await user.click(screen.getByText('CSV'));
    expect(onChange).toHaveBeenCalledWith('csv');
  });

  it('segmented control chooses one of its options, and calls onBlur when the focus leaves the group', async () => {
    const user = userEvent.setup();
    const onBlur = jest.fn();
    await renderWithKit(
      <>
        <Held start="List">
          {(field) => <Segmented {...field} label="View" options={named(['List', 'Map', 'Both'])} onBlur={onBlur} />}
        </Held>
        <button>after</button>
      </>,
    );
    expect(screen.getByRole('radiogroup', { name: 'View' })).toBeVisible();
    await user.click(screen.getByText('Map'));
    expect(screen.getByRole('radio', { name: 'Map' })).toBeChecked();
    await user.click(screen.getByText('List'));
    expect(onBlur).not.toHaveBeenCalled();
    await user.tab();
    expect(screen.getByRole('button', { name: 'after' })).toHaveFocus();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });
});

describe('the select', () => {
  it('chooses one of a few options by keyboard, and shows a placeholder before', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    await renderWithKit(
      <Held start="" onChange={onChange}>
        {(field) => (
          <Select
            {...field}
            label="Company"
            placeholder="Choose a company"
            options={named(['Acme', 'Norte'])}
            error="Required!"
            help="Yours."
          />
        )}
      </Held>,
    );
    const box = screen.getByRole('combobox', { name: 'Company' });
    expect(screen.getByText('Choose a company')).toBeVisible();
    expect(box).toHaveAccessibleDescription('Required! Yours.');
    expect(box).toBeInvalid();
    await user.tab();
    expect(box).toHaveFocus();
    // antd's list reads key codes, which user-event does not set.
    fireEvent.keyDown(box, { key: 'ArrowDown', keyCode: 40 });
    await screen.findByRole('listbox');
    for (const [key, keyCode] of [
      ['ArrowDown', 40],
      ['Enter', 13],
    ] as const)
      fireEvent.keyDown(box, { key, keyCode });
    expect(onChange).toHaveBeenLastCalledWith('Norte');
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'false'));
    for (const key of 'acm') fireEvent.keyDown(box, { key, keyCode: key.toUpperCase().charCodeAt(0) });
    expect(onChange).toHaveBeenLastCalledWith('Acme');
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expect(box).toHaveAccessibleDescription('Acme Required! Yours.');
  });

  it('chooses several of many options, found by typing', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    await renderWithKit(
      <Select
        multiple
        label="Authorized domains"
        value={[]}
        onChange={onChange}
        options={named(['North Yard', 'Cold Store', 'Central Warehouse'])}
      />,
    );
    await user.type(screen.getByRole('combobox', { name: 'Authorized domains' }), 'cold');
    await user.click(await screen.findByTitle('Cold Store'));
    expect(onChange).toHaveBeenCalledWith(['Cold Store']);
  });

  it('finds one of a thousand options ignoring case and accents, and renders only visible ones', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    const options = Array.from({ length: 1000 }, (_, n) => ({ value: `${n}`, label: n === 777 ? 'São Paulo' : `Yard ${n}` }));
    await renderWithKit(<Select label="Moderator" value={undefined} onChange={onChange} options={options} />);
    const box = screen.getByRole('combobox', { name: 'Moderator' });
    await user.click(box);
    expect(document.querySelectorAll('.ant-select-item').length).toBeLessThan(50);
    await user.type(box, 'sao p');
    await user.click(await screen.findByTitle('São Paulo'));
    expect(onChange).toHaveBeenCalledWith('777');
    await user.type(box, 'zzz');
    // The list opens some time after its content is known.
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible());
  });

  it('a closed list chooses the option that begins with several typed words', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    const people = named(['Mara Lima', 'Mara Souza', 'Nina Nunes']);
    await renderWithKit(
      <Held start="" onChange={onChange}>
        {(field) => <Select {...field} label="Moderator" options={people} />}
      </Held>,
    );
    const list = screen.getByRole('combobox', { name: 'Moderator' });
    act(() => list.focus());
    await user.keyboard('mara s');
    expect(onChange).toHaveBeenLastCalledWith('Mara Souza');
    expect(list).toHaveAttribute('aria-expanded', 'false');
  });

  it('DSET-19 shows a value that is not among its options unchanged and untranslated, also to screen readers', async () => {
    await renderWithKit(<Held start="date">{(field) => <Select {...field} label="Type" options={named(['Text', 'Binary'])} />}</Held>);
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveAccessibleDescription('date');
    const shown = screen.getByText('date', { selector: '.ant-select *' });
    expect(shown).toBeVisible();
    expect(shown.closest('[translate]')).toHaveAttribute('translate', 'no');
    await pickOption('Type', 'Text');
    expect(
      screen
        .getByText('Text', { selector: '.ant-select-content *, .ant-select-content, .ant-select-selection-item' })
        .closest('[translate]'),
    ).toBeNull();
  });

  it('can be found by its label and used with pickOption in tests', async () => {
    const onChange = jest.fn();
    await renderWithKit(
      <Held start="Acme" onChange={onChange}>
        {(field) => <Select {...field} label="Company" options={named(['Acme', 'Norte'])} />}
      </Held>,
    );
    await pickOption('Company', 'Norte');
    expect(onChange).toHaveBeenCalledWith('Norte');
  });
});
