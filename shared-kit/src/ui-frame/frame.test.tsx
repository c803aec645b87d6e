import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithKit } from 'shared-kit/testing';
import { CardList, ConfirmDialog, FileInput, Modal, Progress, RadioGroup, Select, StateTag } from '.';

describe('the confirm dialog', () => {
  const dialog = (more: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) => (
    <ConfirmDialog open title="Remove the sessions?" message="Their data goes too." onConfirm={() => {}} onCancel={() => {}} {...more} />
  );

  it('SHELL-07 SHELL-15 lets nobody confirm before the checkbox is ticked', async () => {
    const user = userEvent.setup();
    const onConfirm = jest.fn();
    await renderWithKit(dialog({ checkbox: 'I know that the data is lost', danger: true, onConfirm }));
    await screen.findByRole('dialog', { name: 'Remove the sessions?' });
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'I know that the data is lost' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(onConfirm).toHaveBeenCalled();
  });

  it('SHELL-07 can be confirmed at once without a checkbox, and cancelled with Escape', async () => {
    const user = userEvent.setup();
    const onCancel = jest.fn();
    await renderWithKit(dialog({ onCancel, confirmLabel: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Remove' })).toBeEnabled();
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalled();
  });

  it('asks for the tick anew each time', async () => {
    const user = userEvent.setup();
    function Again() {
      const [open, setOpen] = useState(true);
      return (
        <>
          <button onClick={() => setOpen(true)}>again</button>
          {dialog({ open, checkbox: 'Really', onCancel: () => setOpen(false) })}
        </>
      );
    }
    await renderWithKit(<Again />);
    await user.click(await screen.findByRole('checkbox', { name: 'Really' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByText('again'));
    expect(await screen.findByRole('checkbox', { name: 'Really' })).not.toBeChecked();
  });
});

it('loads the code of a dialog only when the first one opens', async () => {
  const { container } = await renderWithKit(<Modal open={false} title="Export" onClose={() => {}} />);
  expect(container.ownerDocument.querySelector('[class*=ant-]')).toBeNull();
});

describe('the file field', () => {
  const sheet = new File(['a,b'], 'sheet.csv', { type: 'text/csv' });

  it('takes a chosen file, also the same one again', async () => {
    const user = userEvent.setup();
    const onFile = jest.fn();
    await renderWithKit(<FileInput label="Spreadsheet" accept=".csv" onFile={onFile} hint="CSV" />);
    await user.upload(screen.getByLabelText('Spreadsheet'), sheet);
    await user.upload(screen.getByLabelText('Spreadsheet'), sheet);
    expect(onFile).toHaveBeenCalledTimes(2);
  });

  it('takes a dropped file, and none while it is off', async () => {
    const onFile = jest.fn();
    const { unmount } = await renderWithKit(<FileInput label="Spreadsheet" onFile={onFile} />);
    fireEvent.drop(screen.getByText('Choose a file or drop it here'), { dataTransfer: { files: [sheet] } });
    expect(onFile).toHaveBeenCalledWith(sheet);
    unmount();
    await renderWithKit(<FileInput label="Spreadsheet" onFile={onFile} disabled />);
    fireEvent.drop(screen.getByText('Choose a file or drop it here'), { dataTransfer: { files: [sheet] } });
    expect(onFile).toHaveBeenCalledTimes(1);
  });

  it('names the chosen file and what is wrong with it', async () => {
    await renderWithKit(<FileInput label="Spreadsheet" onFile={() => {}} file={sheet} error="Not a spreadsheet." />);
    expect(screen.getByLabelText('Spreadsheet')).toHaveAccessibleDescription('Not a spreadsheet. sheet.csv');
    expect(screen.getByLabelText('Spreadsheet')).toBeInvalid();
  });
});

it('tells how far long work is, and lets it be cancelled', async () => {
  const user = userEvent.setup();
  const onCancel = jest.fn();
  await renderWithKit(<Progress label="Reading sheet.xlsx" value={0.425} onCancel={onCancel} />);
  expect(screen.getByRole('progressbar', { name: 'Reading sheet.xlsx' })).toHaveAttribute('aria-valuenow', '43');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalled();
});

it('leaves the value out while it cannot be told', async () => {
  await renderWithKit(<Progress label="Reading" value={null} />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

it('chooses one of several with the mouse or the label', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  await renderWithKit(
    <RadioGroup label="Output" value="xlsx" onChange={onChange} options={[{ value: 'xlsx', label: 'One file' }, { value: 'csv', label: 'CSV', help: 'Zipped.' }]} />,
  );
  expect(screen.getByRole('group', { name: 'Output' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'One file' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'CSV' })).toHaveAccessibleDescription('Zipped.');
  await user.click(screen.getByText('CSV'));
  expect(onChange).toHaveBeenCalledWith('csv');
});

it('chooses several of many, found by typing', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  const options = ['North Yard', 'Cold Store', 'Central Warehouse'].map((label) => ({ value: label, label }));
  await renderWithKit(<Select multiple label="Authorized domains" value={[]} onChange={onChange} options={options} />);
  const box = await screen.findByRole('combobox', { name: 'Authorized domains' });
  await user.type(box, 'cold');
  await user.click(await screen.findByTitle('Cold Store'));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(['Cold Store']));
});

it('finds one of a thousand without minding case and accents, and draws only those in sight', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  const options = Array.from({ length: 1000 }, (_, n) => ({ value: `${n}`, label: n === 777 ? 'São Paulo' : `Yard ${n}` }));
  await renderWithKit(<Select label="Moderator" value={undefined} onChange={onChange} options={options} />);
  const box = await screen.findByRole('combobox', { name: 'Moderator' });
  await user.click(box);
  expect(document.querySelectorAll('.ant-select-item').length).toBeLessThan(50);
  await user.type(box, 'sao p');
  await user.click(await screen.findByTitle('São Paulo'));
  expect(onChange).toHaveBeenCalledWith('777');
  await user.type(box, 'zzz');
  expect(await screen.findByText('Nothing found')).toBeVisible();
});

it('says a state in words, with an icon that is only decoration', async () => {
  await renderWithKit(<StateTag tone="success" label="Completed" />);
  expect(screen.getByText('Completed')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

it('lists cards as links named by their titles alone', async () => {
  await renderWithKit(<CardList label="Domains" items={[{ key: 'n', title: 'North Yard', to: '/n', children: '3 tasks' }]} />);
  expect(screen.getByRole('link', { name: 'North Yard' })).toHaveAttribute('href', '/n');
});
