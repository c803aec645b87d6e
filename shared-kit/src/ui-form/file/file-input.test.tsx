import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-kit/testing';
import { FileInput } from '..';

const sheet = new File(['a,b'], 'sheet.csv', { type: 'text/csv' });
const other = new File(['c,d'], 'other.csv', { type: 'text/csv' });

it('takes a chosen file, also the same one again', async () => {
  const user = userEvent.setup();
  const onFile = jest.fn();
  await renderWithKit(<FileInput label="Spreadsheet" accept=".csv" onFile={onFile} hint="CSV" />);
  await user.upload(screen.getByLabelText('Spreadsheet'), sheet);
  await waitFor(() => expect(onFile).toHaveBeenCalledTimes(1));
  await user.upload(screen.getByLabelText('Spreadsheet'), sheet);
  await waitFor(() => expect(onFile).toHaveBeenCalledTimes(2));
});

it('is a stop of the Tab key, and stays it after a choice', async () => {
  const user = userEvent.setup();
  await renderWithKit(<FileInput label="Spreadsheet" onFile={() => {}} />);
  await user.tab();
  const before = screen.getByLabelText('Spreadsheet');
  expect(before).toHaveFocus();
  // By itself: user-event takes the focus away when it chooses files.
  fireEvent.change(before, { target: { files: [sheet] } });
  await waitFor(() => expect(screen.getByLabelText('Spreadsheet')).not.toBe(before));
  await waitFor(() => expect(screen.getByLabelText('Spreadsheet')).toHaveFocus());
});

it('takes a dropped file of any type once, so that the form can say what is wrong with it, and none while it is off', async () => {
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
  ['a folder', { files: [new File([], 'counts')], items: [{ webkitGetAsEntry: () => ({ isDirectory: true }) }] }, 'That is a folder. Drop a file.'],
])('takes none and says why when %s are dropped, until a file is', async (_what, dataTransfer, reason) => {
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

it('keeps the page when a file is dropped beside the field, and says where to drop it', async () => {
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
  // A text that is dropped into a field of the page is none of its business.
  expect(fireEvent.drop(screen.getByText('Beside'), { dataTransfer: { ...dataTransfer, types: ['text/plain'] } })).toBe(true);
});

it('names the chosen file and what is wrong with it', async () => {
  await renderWithKit(<FileInput label="Spreadsheet" onFile={() => {}} file={sheet} error="Not a spreadsheet." />);
  expect(screen.getByLabelText('Spreadsheet')).toHaveAccessibleDescription('Not a spreadsheet. sheet.csv');
  expect(screen.getByLabelText('Spreadsheet')).toBeInvalid();
});
