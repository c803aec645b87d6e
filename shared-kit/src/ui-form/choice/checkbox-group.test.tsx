import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithKit } from 'shared-kit/testing';
import { CheckboxGroup } from '..';
import type { CheckboxGroupProps } from './checkbox-options';

type Props = CheckboxGroupProps<string>;

function Domains({ start = [], onChange, ...props }: Partial<Props> & { start?: string[] }) {
  const [value, setValue] = useState<string[]>(start);
  const change = (next: string[]) => {
    setValue(next);
    onChange?.(next);
  };
  return <CheckboxGroup label="Authorized domains" options={[]} {...props} value={value} onChange={change} />;
}

const named = (names: readonly string[]) => names.map((label) => ({ value: label, label }));
const FEW = named(['Cold Store', 'North Yard', 'South Yard']);
const MANY = named(['São Paulo', ...Array.from({ length: 20 }, (_, n) => `Yard ${n + 1}`)]);
const group = () => within(screen.getByRole('group', { name: 'Authorized domains' }));

it('CheckboxGroup returns the chosen values in the order of the options, not of the clicks', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  await renderWithKit(<Domains options={FEW} onChange={onChange} />);
  await user.click(group().getByRole('checkbox', { name: 'South Yard' }));
  await user.click(group().getByText('Cold Store'));
  expect(onChange).toHaveBeenLastCalledWith(['Cold Store', 'South Yard']);
  expect(group().queryByRole('searchbox')).toBeNull();
});

it('CheckboxGroup is named by its label, and described by its error, help and the help of each option', async () => {
  await renderWithKit(
    <Domains
      error="Choose at least one."
      help="Those of the moderator."
      options={[{ value: 'p', label: 'Pilot', help: '(fly app access)' }]}
    />,
  );
  expect(screen.getByLabelText('Authorized domains')).toHaveAccessibleDescription('Choose at least one. Those of the moderator.');
  expect(screen.getByRole('checkbox', { name: 'Pilot' })).toBeInvalid();
  expect(screen.getByRole('checkbox', { name: 'Pilot' })).toHaveAccessibleDescription('(fly app access)');
});

it('CheckboxGroup keeps chosen values that are no longer options, and does not change disabled ones', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  await renderWithKit(<Domains options={[...FEW, { value: 'x', label: 'Closed', disabled: true }]} start={['Gone']} onChange={onChange} />);
  await user.click(screen.getByRole('checkbox', { name: 'North Yard' }));
  expect(onChange).toHaveBeenLastCalledWith(['North Yard', 'Gone']);
  expect(screen.getByRole('checkbox', { name: 'Closed' })).toBeDisabled();
});

it('CheckboxGroup searches many options ignoring case and accents, and says when none is found', async () => {
  const user = userEvent.setup();
  await renderWithKit(<Domains options={MANY} />);
  const search = group().getByRole('searchbox', { name: 'Filter the list' });
  await user.type(search, 'SAO p');
  expect(
    group()
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent),
  ).toEqual(['Select all', 'São Paulo']);
  await user.type(search, 'x');
  expect(group().getByRole('status')).toHaveTextContent('Nothing matches “SAO px”');
});

it('CheckboxGroup selects all found options, and shows the number of chosen ones', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  await renderWithKit(<Domains options={MANY} start={['São Paulo']} onChange={onChange} />);
  await user.type(group().getByRole('searchbox'), 'yard 1');
  await user.click(group().getByRole('checkbox', { name: 'Select all' }));
  expect(onChange).toHaveBeenLastCalledWith(['São Paulo', 'Yard 1', ...Array.from({ length: 10 }, (_, n) => `Yard ${n + 10}`)]);
  expect(group().getByText('12 of 21 selected')).toBeVisible();
  await user.clear(group().getByRole('searchbox'));
  expect(group().getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  await user.click(group().getByRole('checkbox', { name: 'Select all' }));
  await user.click(group().getByRole('checkbox', { name: 'Select all' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

it('CheckboxGroup with many options is one tab stop, and arrows move the focus', async () => {
  const user = userEvent.setup();
  await renderWithKit(
    <>
      <Domains options={MANY} />
      <button>after</button>
    </>,
  );
  await user.click(group().getByRole('checkbox', { name: 'Select all' }));
  await user.tab();
  expect(screen.getByRole('checkbox', { name: 'São Paulo' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp} ');
  expect(screen.getByRole('checkbox', { name: 'Yard 1' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Yard 1' })).not.toBeChecked();
  await user.keyboard('{End}');
  expect(screen.getByRole('checkbox', { name: 'Yard 20' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'after' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('checkbox', { name: 'Yard 20' })).toHaveFocus();
});

it('CheckboxGroup does not submit the form when Enter is pressed in its search', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn((event: React.SyntheticEvent) => event.preventDefault());
  await renderWithKit(
    <form onSubmit={onSubmit}>
      <Domains options={MANY} />
      <button>Add</button>
    </form>,
  );
  await user.type(group().getByRole('searchbox'), 'yard{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('CheckboxGroup says why there are no options, and shows that they are loading', async () => {
  const { rerender } = await renderWithKit(<Domains empty="The moderator has no domains." />);
  expect(group().getByText('The moderator has no domains.')).toBeVisible();
  rerender(<CheckboxGroup label="Authorized domains" loading value={[]} onChange={() => {}} options={[]} empty="none" />);
  expect(screen.getByRole('group', { name: 'Authorized domains' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('none')).toBeNull();
});
