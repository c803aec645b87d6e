import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithKit } from 'shared-kit/testing';
import { DatePicker } from '..';

function Until({ onChange }: { onChange: (day: string) => void }) {
  const [value, setValue] = useState('2026-03-09');
  const change = (day: string) => {
    setValue(day);
    onChange(day);
  };
  return <DatePicker label="Valid until" help="The last day." error="Choose a later day." value={value} onChange={change} />;
}

it('DatePicker shows a day in the format of the language, and accepts one typed in that format', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  await renderWithKit(<Until onChange={onChange} />, { locale: 'pt-BR' });
  const field = await screen.findByRole('textbox', { name: 'Valid until' });
  expect(field).toHaveValue('09/03/2026');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Choose a later day. The last day.');
  await user.clear(field);
  await user.type(field, '24/12/2026');
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onChange).toHaveBeenLastCalledWith('2026-12-24');
});

it('DatePicker picks a day from a calendar in the language', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  await renderWithKit(<Until onChange={onChange} />, { locale: 'es-ES' });
  await user.click(await screen.findByRole('textbox', { name: 'Valid until' }));
  const days = await screen.findAllByRole('columnheader');
  expect(days.map((day) => day.textContent).join(' ')).toMatch(/^lun mar mié jue vie sáb dom$/i);
  fireEvent.click(screen.getByTitle('2026-03-20'));
  expect(onChange).toHaveBeenLastCalledWith('2026-03-20');
});

it.each([
  ['en-US', 'mm/dd/yyyy'],
  ['en-GB', 'dd/mm/yyyy'],
  ['pt-BR', 'dd/mm/aaaa'],
  ['es-ES', 'dd/mm/aaaa'],
] as const)('I18N-01 DatePicker says in the letters of %s how a day is typed', async (locale, placeholder) => {
  await renderWithKit(<Until onChange={() => {}} />, { locale });
  expect(await screen.findByRole('textbox', { name: 'Valid until' })).toHaveAttribute('placeholder', placeholder);
});
