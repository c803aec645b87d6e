import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-kit/testing';
import { FileInput } from '..';

const sheet = new File(['a,b'], 'sheet.csv', { type: 'text/csv' });
const other = new File(['c,d'], 'other.csv', { type: 'text/csv' });

it('FileInput passes on a chosen file, also when the same file is chosen again', async () => {
  const user = userEvent.setup();
  const onFile = jest.fn();
  await renderWithKit(<FileInput label="Spreadsheet" accept=".csv" onFile={onFile} hint="CSV" />);
  await user.upload(screen.getByLabelText('Spreadsheet'), sheet);
  await waitFor(() => expect(onFile).toHaveBeenCalledTimes(1));
  await user.upload(screen.getByLabelText('Spreadsheet'), sheet);
  await waitFor(() => expect(onFile).toHaveBeenCalledTimes(2));
});

it('FileInput can be focused by Tab, and keeps the focus after a choice', async () => {
  const user = userEvent.setup();
  await renderWithKit(<FileInput label="Spreadsheet" onFile={() => {}} />);
  await user.tab();
  const before = screen.getByLabelText('Spreadsheet');
  expect(before).toHaveFocus();
  // The focus must come from the component, because user-event removes it when it chooses files.
  fireEvent.change(before, { target: { files: [sheet] } });
  await waitFor(() => expect(screen.getByLabelText('Spreadsheet')).not.toBe(before));
  await waitFor(() => expect(screen.getByLabelText('Spreadsheet')).toHaveFocus());
});

it('FileInput passes on a dropped file of any type once, and none while it is disabled', async () => {
  const onFile = jest.fn();
  const { rerender } = await renderWithKit(<FileInput label="Spreadsheet" accept=".xlsx" onFile={onFile} />);
  fireEvent.drop(screen.getByText('Choose a file or drop it here'), { dataTransfer: { files: [sheet], items: [], types: ['Files'] } });
  await waitFor(() => expect(onFile).toHaveBeenCalledWith(sheet));
  expect(onFile).toHaveBeenCalledTimes(1);
  rerender(<FileInput label="Spreadsheet" onFile={onFile} disabled />);
  expect(screen.getByLabelText('Spreadsheet')).toBeDisabled();
  fireEvent.drop(screen.getByText('Choose a file or drop it here'), { dataTransfer: { files: [sheet], items: [], types: ['Files'] } });
  rerender(<FileInput label="Spreadsheet" onFile={onFile} />);
  fireEvent.drop(screen.getByText('Choose a file or drop it here'), { dataTransfer: { files: [other], items: [], types: ['Files'] } });
  await waitFor(() => expect(onFile).toHaveBeenLastCalledWith(other));
  expect(onFile).toHaveBeenCalledTimes(2);
});

it.each([
  ['two files', { files: [sheet, other], items: [] }, 'Drop one file: there were 2.'],
  [
    'a folder',
    { files: [new File([], 'counts')], items: [{ webkitGetAsEntry: () => ({ isDirectory: true }) }] },
    'That is a folder. Drop a file.',
  ],
])('FileInput rejects %s with a reason, which disappears when a file is dropped', async (_what, dataTransfer, reason) => {
  const onFile = jest.fn();
  await renderWithKit(<FileInput label="Spreadsheet" onFile={onFile} />);
  const area = screen.getByText('Choose a file or drop it here');
  fireEvent.drop(area, { dataTransfer: { ...dataTransfer, types: ['Files'] } });
  expect(screen.getByLabelText('Spreadsheet')).toHaveAccessibleDescription(expect.stringContaining(reason));
  await new Promise((resolve) => setTimeout(resolve));
  expect(onFile).not.toHaveBeenCalled();
  fireEvent.drop(area, { dataTransfer: { files: [sheet], items: [], types: ['Files'] } });
  await waitFor(() => expect(onFile).toHaveBeenCalledWith(sheet));
  expect(screen.getByLabelText('Spreadsheet')).toBeValid();
});

it('FileInput keeps the page when a file is dropped beside the field, and shows where to drop it', async () => {
  await renderWithKit(
    <>
      <FileInput label="Spreadsheet" onFile={() => {}} />
      <p>Beside</p>
    </>,
  );
  const dataTransfer = { files: [sheet], items: [], types: ['Files'] };
  expect(fireEvent.dragOver(screen.getByText('Beside'), { dataTransfer })).toBe(false);
  expect(fireEvent.drop(screen.getByText('Beside'), { dataTransfer })).toBe(false);
  expect(screen.getByLabelText('Spreadsheet')).toHaveAccessibleDescription(expect.stringContaining('Drop the file on this field.'));
  // Text that is dropped into another field is not handled.
  expect(fireEvent.drop(screen.getByText('Beside'), { dataTransfer: { ...dataTransfer, types: ['text/plain'] } })).toBe(true);
});

it('FileInput shows the name of the chosen file and its error', async () => {
  await renderWithKit(<FileInput label="Spreadsheet" onFile={() => {}} file={sheet} error="Not a spreadsheet." />);
  expect(screen.getByLabelText('Spreadsheet')).toHaveAccessibleDescription('Not a spreadsheet. sheet.csv');
  expect(screen.getByLabelText('Spreadsheet')).toBeInvalid();
});
