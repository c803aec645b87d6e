import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Select } from 'shared-kit/ui-form';
import { pickOption, renderWithKit } from '.';

describe('antd without its style sheets', () => {
  it('adds only the variables of its theme to the document', async () => {
    await renderWithKit(<Select label="Company" value="a" onChange={() => {}} options={[{ value: 'a', label: 'Acme' }]} />);
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Company' }));
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    expect(rules.length).toBeLessThan(50);
  });

  it('finds the list of options by role only while it is open', async () => {
    await renderWithKit(
      <Select
        label="Company"
        value="a"
        onChange={() => {}}
        options={[
          { value: 'a', label: 'Acme' },
          { value: 'b', label: 'Norte' },
        ]}
      />,
    );
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Company' }));
    expect(await screen.findByRole('listbox')).toBeInTheDocument();
    await pickOption('Company', 'Norte');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });
});
