import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithKit } from 'shared-kit/testing';
import { Tabs } from '.';

const TABS = ['Acme Logistics', 'Bolt', 'Cargo'].map((label) => ({ key: label[0]!, label }));

function Example() {
  const [value, setValue] = useState('A');
  return (
    <Tabs label="Companies" tabs={TABS} value={value} onChange={setValue}>
      <input aria-label={`Users of ${value}`} />
    </Tabs>
  );
}

it('shows the panel of the chosen tab, named by the tab', async () => {
  const user = userEvent.setup();
  await renderWithKit(<Example />);
  expect(screen.getByRole('tablist', { name: 'Companies' })).toBeVisible();
  expect(within(screen.getByRole('tab', { name: 'Acme Logistics', selected: true })).getByTitle('Acme Logistics')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Cargo' }));
  expect(screen.getByRole('tabpanel', { name: 'Cargo' })).toContainElement(screen.getByRole('textbox', { name: 'Users of C' }));
  expect(screen.getAllByRole('tab', { selected: true })).toHaveLength(1);
});

it('mounts the panel anew for each tab, so that nothing typed for one company is sent for another', async () => {
  const user = userEvent.setup();
  await renderWithKit(<Example />);
  await user.type(screen.getByRole('textbox'), 'for Acme');
  await user.click(screen.getByRole('tab', { name: 'Bolt' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
});

it('tabs are one tab stop, and arrows, Home and End choose, wrapping around', async () => {
  const user = userEvent.setup();
  await renderWithKit(<Example />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Acme Logistics' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Bolt', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Cargo', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Acme Logistics', selected: true })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Cargo', selected: true })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'Acme Logistics', selected: true })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
