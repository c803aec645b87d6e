import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithKit } from 'shared-kit/testing';
import { FilterChip, FilterToggle } from '..';

const STATES = [
  { value: undefined, label: 'All states' },
  { value: 'P', label: 'Pending' },
  { value: 'S', label: 'Started' },
  { value: 'U', label: 'Uploading' },
];
const chosen = jest.fn();

function Filter() {
  const [state, setState] = useState<string>();
  const choose = (value: string | undefined) => {
    chosen(value);
    setState(value);
  };
  return (
    <>
      <FilterChip name="State" chosen={state} options={STATES} onChoose={choose} />
      <button>After</button>
    </>
  );
}

const open = async () => {
  const user = userEvent.setup();
  await renderWithKit(<Filter />);
  return { user, filter: screen.getByRole('combobox', { name: 'State' }) };
};
const current = (filter: HTMLElement) => document.getElementById(filter.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('a filter that offers values', () => {
  beforeEach(() => chosen.mockClear());

  it('ADD-70 is a combobox with its name and its value, whose list opens with the chosen value as the current one', async () => {
    const { user, filter } = await open();
    expect(filter).toHaveTextContent('All states');
    await user.click(filter);
    expect(filter).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('listbox', { name: 'State' })).toBeVisible();
    expect(screen.getByRole('option', { name: 'All states', selected: true })).toBeVisible();
    await user.click(screen.getByRole('option', { name: 'Started' }));
    expect(filter).toHaveTextContent('Started');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.click(filter);
    expect(current(filter)).toBe('Started');
  });

  it('ADD-70 keeps the focus while arrows, Home, End and letters move through its values, and Enter chooses one', async () => {
    const { user, filter } = await open();
    await user.tab();
    expect(filter).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(current(filter)).toBe('All states');
    await user.keyboard('{End}');
    expect(current(filter)).toBe('Uploading');
    await user.keyboard('{Home}{ArrowDown}');
    expect(current(filter)).toBe('Pending');
    await user.keyboard('s');
    expect(current(filter)).toBe('Started');
    expect(filter).toHaveFocus();
    expect(chosen).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledWith('S');
    expect(filter).toHaveFocus();
  });

  it.each(['{Escape}', '{Tab}'])('ADD-70 closes with %s and chooses nothing', async (key) => {
    const { user, filter } = await open();
    await user.click(filter);
    await user.keyboard(`{ArrowDown}${key}`);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(chosen).not.toHaveBeenCalled();
    await user.click(filter);
    expect(current(filter)).toBe('All states');
  });

  it('ADD-70 is cleared by a button beside its value, and has the focus then', async () => {
    const { user, filter } = await open();
    await user.click(filter);
    await user.click(screen.getByRole('option', { name: 'Pending' }));
    await user.click(screen.getByRole('button', { name: 'Clear State' }));
    expect(chosen).toHaveBeenLastCalledWith(undefined);
    expect(filter).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear State' })).toBeNull();
  });
});

describe('a filter that is on or off', () => {
  it('ADD-70 has its count in its name where that is asked for, and as its description otherwise', async () => {
    await renderWithKit(
      <>
        <FilterToggle name="All" count="5" isCountNamed on onChange={() => {}} />
        <FilterToggle name="Read" count="7" on={false} onChange={() => {}} />
      </>,
    );
    expect(screen.getByRole('button', { name: 'All 5', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Read', pressed: false })).toHaveAccessibleDescription('7');
  });

  it('ADD-70 says why it cannot be used, and stays as it is', async () => {
    const user = userEvent.setup();
    await renderWithKit(<FilterToggle name="Not read" count="–" blocked="No task says what is missing" on={false} onChange={chosen} />);
    chosen.mockClear();
    await user.click(screen.getByRole('button', { name: 'Not read' }));
    expect(chosen).not.toHaveBeenCalled();
    expect(screen.getByTitle('No task says what is missing')).toHaveAttribute('aria-disabled', 'true');
  });
});
