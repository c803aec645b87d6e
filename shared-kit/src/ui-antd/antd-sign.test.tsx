import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderWithKit } from 'shared-kit/testing';
import { Tabs } from '../ui-display';
import { DatePicker, Select } from '../ui-form';
import { Drawer, Modal } from '../ui-overlay';

const OPTIONS = ['North', 'South'].map((value) => ({ value, label: value }));
const nothing = () => {};

/** Presses a control by its role, which opens what it has. */
const press = async (role: 'combobox' | 'textbox') => userEvent.click(await screen.findByRole(role));

it.each<[string, ReactNode, () => Promise<unknown>]>([
  ['a choice', <Select label="Domain" value="North" onChange={nothing} options={OPTIONS} />, () => press('combobox')],
  [
    'a choice of several',
    <Select label="Domains" multiple value={['North']} onChange={nothing} options={OPTIONS} />,
    () => press('combobox'),
  ],
  ['a choice that loads', <Select label="Domain" value="" onChange={nothing} options={[]} loading />, () => screen.findByRole('combobox')],
  ['a date', <DatePicker label="Day" value="2026-11-28" onChange={nothing} />, () => press('textbox')],
  ['a dialog', <Modal open title="Details" onClose={nothing} />, () => screen.findByRole('dialog')],
  ['a drawer', <Drawer open title="Details" onClose={nothing} />, () => screen.findByRole('dialog')],
  [
    'tabs',
    <Tabs label="Companies" tabs={[{ key: 'a', label: 'A' }]} value="a" onChange={nothing}>
      A
    </Tabs>,
    () => screen.findByRole('tab'),
  ],
])('ADD-91 the icons of %s are hidden from screen readers, because antd names them in English', async (_name, control, open) => {
  await renderWithKit(control);
  await open();
  const icons = [...document.querySelectorAll('.anticon')];
  expect(icons).not.toEqual([]);
  expect(icons.filter((icon) => icon.hasAttribute('aria-label') || icon.getAttribute('aria-hidden') !== 'true')).toEqual([]);
});
