import { screen, waitFor, within } from '@testing-library/react';
import { optionsOf, pickOption } from 'shared-kit/testing';
import { aField, aPattern, box, constant, fill, names, openEditor, press, regex, separated } from '../testing/open-editor';

describe('adding a field', () => {
  it('PATTERN-03, PATTERN-05 appends the field, rebuilds the expression and is ready for the next', async () => {
    const { user, values, steps } = await openEditor();
    expect(box('Position')).toHaveValue('0');
    fill('Field name', 'SKU');
    await user.type(box('Range'), '6{Enter}');
    expect(values().dataFields).toEqual([aField()]);
    expect(regex()).toHaveTextContent('^(.{6})$', { normalizeWhitespace: false });
    expect(box('Position')).toHaveValue('1');
    expect(box('Field name')).toHaveValue('');
    expect(box('Field name')).toHaveFocus();
    fill('Field name', 'Lot');
    fill('Range', '1,20');
    await user.click(press('Add field'));
    expect(names()).toEqual(['SKU', 'Lot']);
    expect(regex()).toHaveTextContent('^(.{6})(.{1,20})$');
    expect(steps).toEqual(['Added SKU', 'Added Lot']);
  });

  it('PATTERN-04 supports data and constants, ranges and separators', async () => {
    const { user, values } = await openEditor();
    expect(await optionsOf('Type')).toEqual(['Data', 'Constant']);
    expect(await optionsOf('Limiter')).toEqual(['Range', 'Separator']);
    await pickOption('Type', 'Constant');
    expect(screen.queryByRole('combobox', { name: 'Limiter' })).toBeNull();
    fill('Field name', '(01)');
    await user.click(press('Add field'));
    expect(values().dataFields).toEqual([constant('(01)')]);
    expect(regex()).toHaveTextContent('^\\(01\\)$');
    fill('Field name', 'GTIN');
    await pickOption('Limiter', 'Separator');
    fill('Separator', ';');
    await user.click(press('Add field'));
    expect(values().dataFields[1]).toEqual(separated('GTIN'));
    expect(regex()).toHaveTextContent('^\\(01\\)([^;]*);$');
  });

  it('PATTERN-11 accepts a control character by its name, as used between GS1 fields', async () => {
    const { user, values } = await openEditor();
    fill('Field name', 'Lot');
    await pickOption('Limiter', 'Separator');
    fill('Separator', '<GS>');
    await user.click(press('Add field'));
    expect(values().dataFields[0]).toMatchObject({ limiter: '\u001d' });
    expect(screen.getByText('everything up to “<GS>”')).toBeVisible();
  });

  it('PATTERN-19 inserts the field at the given position, and refuses an invalid position', async () => {
    const { user } = await openEditor({ values: aPattern({ dataFields: [aField(), aField({ name: 'Lot' })] }) });
    fill('Field name', 'Site');
    fill('Range', '2');
    for (const wrong of ['3', '-1', '1.5', 'x']) {
      fill('Position', '');
      fill('Position', wrong);
      await user.tab();
      expect(box('Position')).toHaveAccessibleDescription('The position must be a whole number from 0 to 2.');
    }
    fill('Position', '1');
    await user.click(press('Add field'));
    expect(names()).toEqual(['SKU', 'Site', 'Lot']);
    expect(box('Position')).toHaveValue('3');
  });

  it('PATTERN-14, PATTERN-20 asks for a name and a range, and moves the focus to the first that is missing', async () => {
    const { user, values } = await openEditor();
    await user.click(press('Add field'));
    expect(box('Field name')).toHaveAccessibleDescription('Enter the name of the field.');
    expect(box('Range')).toHaveAccessibleDescription(/^Enter a range/);
    await waitFor(() => expect(box('Field name')).toHaveFocus());
    expect(values().dataFields).toEqual([]);
  });

  it('PATTERN-15 says which character a name must not contain when the field is left', async () => {
    const { user } = await openEditor();
    await user.type(box('Field name'), 'a(b');
    expect(box('Field name')).toBeValid();
    await user.tab();
    expect(box('Field name')).toHaveAccessibleDescription('The character ( is not allowed here.');
    fill('Field name', 'a#b');
    expect(box('Field name')).toHaveAccessibleDescription(/None of the following characters is allowed.*a#b/);
  });

  it.each([
    ['PATTERN-20', '1-2', /^Enter -1 for any length, a whole number/],
    ['PATTERN-20', '0', /^Enter -1 for any length/],
    ['PATTERN-20', '1,1001', /^Enter -1 for any length.*At most 1000/],
    ['PATTERN-21', '5,5', /^The first number must be smaller/],
  ])('%s refuses the range %s on leaving it', async (_id, range, message) => {
    const { user } = await openEditor();
    fill('Range', range);
    await user.tab();
    expect(box('Range')).toHaveAccessibleDescription(message);
  });

  it('PATTERN-22 requires a separator when that option is chosen', async () => {
    const { user } = await openEditor();
    fill('Field name', 'Lot');
    await pickOption('Limiter', 'Separator');
    await user.click(press('Add field'));
    expect(box('Separator')).toHaveAccessibleDescription(/^Enter the separator/);
  });

  it('PATTERN-24 refuses characters in prefix and postfix that belong in separators', async () => {
    const { user, values } = await openEditor();
    fill('Prefix', 'a;');
    fill('Postfix', 'K G');
    await user.tab();
    expect(box('Prefix')).toHaveAccessibleDescription('The character ; is not allowed here.');
    expect(box('Postfix')).toHaveAccessibleDescription('The character ␠ is not allowed here.');
    fill('Prefix', 'LOT-@_(');
    fill('Postfix', '');
    fill('Field name', 'Lot');
    fill('Range', '3');
    await user.click(press('Add field'));
    expect(values().dataFields[0]).toMatchObject({ prefix: 'LOT-@_(' });
  });

  it('PATTERN-18 requires a length, a separator or fixed text after a field of any length', async () => {
    const { user, values } = await openEditor({ values: aPattern({ dataFields: [aField({ limiter: '-1' })] }) });
    fill('Field name', 'Lot');
    fill('Range', '4');
    await user.click(press('Add field'));
    expect(box('Prefix')).toHaveAccessibleDescription(/“SKU” may have any length/);
    expect(values().dataFields).toHaveLength(1);
    fill('Prefix', 'L');
    await user.click(press('Add field'));
    expect(regex()).toHaveTextContent('^(.*)L(.{4})$');
    fill('Field name', 'Any');
    fill('Range', '-1');
    fill('Position', '0');
    await user.click(press('Add field'));
    expect(box('Range')).toHaveAccessibleDescription(/“Any” may have any length/);
  });

  it('PATTERN-16 says in a dialog that another field has the same name, and keeps what was typed', async () => {
    const { user, values } = await openEditor({ values: aPattern({ dataFields: [aField(), constant('P-')] }) });
    fill('Field name', 'SKU');
    fill('Range', '4');
    await user.click(press('Add field'));
    const dialog = await screen.findByRole('dialog', { name: 'This name is taken' });
    expect(dialog).toHaveTextContent('The pattern already has a field named SKU.');
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(box('Field name')).toHaveValue('SKU');
    expect(values().dataFields).toHaveLength(2);
    fill('Field name', 'SKU2');
    await user.click(press('Add field'));
    expect(names()).toEqual(['SKU', 'P-', 'SKU2']);
  });

  it('PATTERN-23 gives a check field that is left blank the name of the field', async () => {
    const { user, values } = await openEditor();
    fill('Field name', 'SKU');
    fill('Range', '6');
    expect(screen.queryByRole('textbox', { name: 'Check field' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Use check field' }));
    expect(box('Check field')).toBeVisible();
    await user.click(press('Add field'));
    expect(values().dataFields[0]).toMatchObject({ useCheckField: true, checkField: 'SKU' });
  });
});
