import { fireEvent, screen, within } from '@testing-library/react';
import { aField, aPattern, box, constant, fill, names, openEditor, press, regex, rows } from '../testing/open-editor';

describe('the table of fields', () => {
  const three = () => aPattern({ dataFields: [aField(), constant('-'), aField({ name: 'Lot', limiter: '-1' })] });

  it('PATTERN-05 changes a field in its place, or moves it when its position is changed', async () => {
    const { user, values, steps } = await openEditor({ values: three() });
    await user.click(press('Edit Lot'));
    expect(screen.getAllByRole('textbox', { name: 'Field name' })).toHaveLength(1);
    expect(box('Range')).toHaveValue('-1');
    fill('Range', '4');
    fill('Position', '0');
    await user.click(press('Apply'));
    expect(names()).toEqual(['Lot', 'SKU', '-']);
    expect(regex()).toHaveTextContent('^(.{4})(.{6})-$');
    expect(values().dataFields[0]).toMatchObject({ name: 'Lot', limiter: '4' });
    expect(steps).toEqual(['Changed Lot']);
    expect(press('Edit Lot')).toHaveFocus();
    await user.click(press('Undo'));
    expect(names()).toEqual(['SKU', '-', 'Lot']);
  });

  it('asks before Escape discards the changes to a field, then restores that field and keeps what was typed in the new one', async () => {
    const { user, values } = await openEditor({ values: three() });
    fill('Field name', 'Site');
    await user.click(press('Edit SKU'));
    await user.type(box('Field name'), 'X{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(box('Field name')).toHaveValue('SKUX');
    await user.type(box('Field name'), '{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(values()).toEqual(three());
    expect(box('Field name')).toHaveValue('Site');
    expect(press('Edit SKU')).toHaveFocus();
  });

  it('PATTERN-05 removes a field, and moves the focus to the next', async () => {
    const { user, steps } = await openEditor({ values: three() });
    await user.click(press('Remove -'));
    expect(names()).toEqual(['SKU', 'Lot']);
    expect(regex()).toHaveTextContent('^(.{6})(.*)$');
    expect(press('Edit Lot')).toHaveFocus();
    expect(steps).toEqual(['Removed -']);
  });

  it('PATTERN-16 duplicates a field under another name, ready to be changed', async () => {
    const { user, values } = await openEditor({ values: three() });
    await user.click(press('Duplicate SKU'));
    expect(values().dataFields.map(({ name }) => name)).toEqual(['SKU', 'SKU 2', '-', 'Lot']);
    expect(box('Field name')).toHaveValue('SKU 2');
    expect(box('Field name')).toHaveFocus();
    fill('Field name', '');
    await user.type(box('Field name'), 'Site{Enter}');
    expect(names()).toEqual(['SKU', 'Site', '-', 'Lot']);
  });

  it('moves a field by the arrow keys on its handle, keeps the focus there, and announces its position', async () => {
    const { user, steps } = await openEditor({ values: three() });
    press('Move Lot').focus();
    await user.keyboard('{ArrowUp}');
    expect(names()).toEqual(['SKU', 'Lot', '-']);
    expect(press('Move Lot')).toHaveFocus();
    expect(screen.getByText('Lot is now at position 1.')).toBeInTheDocument();
    await user.keyboard('{Home}');
    expect(names()).toEqual(['Lot', 'SKU', '-']);
    await user.keyboard('{ArrowUp}');
    await user.keyboard('{End}');
    expect(names()).toEqual(['SKU', '-', 'Lot']);
    expect(steps).toHaveLength(3);
  });

  it('moves a field by dragging its handle, and cancels on Escape', async () => {
    await openEditor({ values: three() });
    rows().forEach((row, at) => (row.getBoundingClientRect = () => ({ top: at * 40, height: 40 }) as DOMRect));
    const handle = press('Move SKU');
    const drag = (y: number) => {
      fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientY: 20 });
      fireEvent.pointerMove(handle, { pointerId: 1, clientY: y });
    };
    drag(70);
    fireEvent.keyDown(handle, { key: 'Escape' });
    fireEvent.pointerUp(handle, { pointerId: 1 });
    expect(names()).toEqual(['SKU', '-', 'Lot']);
    drag(115);
    expect(rows()[2]).toHaveAttribute('data-drop', 'after');
    fireEvent.pointerUp(handle, { pointerId: 1 });
    expect(names()).toEqual(['-', 'Lot', 'SKU']);
  });

  it('PATTERN-18 marks the field that is invalid in the new order, and does not save the pattern', async () => {
    const { user, onSave } = await openEditor({ values: three() });
    press('Move -').focus();
    await user.keyboard('{End}');
    expect(within(rows()[0]!).queryByText(/any length/)).toBeNull();
    press('Move Lot').focus();
    await user.keyboard('{Home}');
    expect(within(rows()[0]!).getByText(/“Lot” may have any length/)).toBeVisible();
    await user.click(press('Save pattern'));
    expect(screen.getByRole('alert')).toHaveTextContent(/“Lot” may have any length/);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('PATTERN-04 shows fields of old documents and says what is wrong with them', async () => {
    const { user, onSave } = await openEditor({ values: aPattern({ dataFields: [aField({ name: '', limiter: '' })] }) });
    expect(within(rows()[0]!).getByText('Enter the name of the field.')).toBeVisible();
    expect(within(rows()[0]!).queryByText(/characters|everything/)).toBeNull();
    await user.click(press('Save pattern'));
    expect(onSave).not.toHaveBeenCalled();
  });

  it('accepts no more fields than a pattern may have', async () => {
    await openEditor({ values: aPattern({ dataFields: Array.from({ length: 50 }, (_, i) => aField({ name: `F${i}` })) }) });
    expect(screen.queryByRole('button', { name: 'Add field' })).toBeNull();
    expect(press('Duplicate F0')).toBeDisabled();
    expect(screen.getByText('A pattern has at most 50 fields.')).toBeVisible();
  });
});
