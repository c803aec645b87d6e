import { screen, waitFor, within } from '@testing-library/react';
import { aField, aPattern, box, constant, fill, names, openEditor, press, result, separated } from './testing/open-editor';

describe('the parts of the editor', () => {
  it('PATTERN-01 are a table of fields, a form to add one, a test box, checkboxes and a button to save', async () => {
    await openEditor({ values: aPattern({ dataFields: [aField()] }) });
    expect(screen.getByRole('table', { name: 'Fields' })).toBeVisible();
    for (const name of ['Field name', 'Prefix', 'Postfix', 'Range', 'Position', 'Test text']) expect(box(name)).toBeVisible();
    for (const name of ['Type', 'Limiter']) expect(screen.getByRole('combobox', { name })).toBeVisible();
    for (const name of ['Ignore remaining', 'Required in acquisition', 'Use check field'])
      expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
    for (const name of ['Add field', 'Test', 'Save pattern']) expect(press(name)).toBeVisible();
    expect(result()).toBeInTheDocument();
  });

  it('PATTERN-01 are read-only until the user starts editing', async () => {
    const onEdit = jest.fn();
    const values = aPattern({ dataFields: [aField()], isRequired: true, testTexts: ['AB1234', 'AB'] });
    const { user } = await openEditor({ values, readOnly: true, onEdit, decodedText: 'AB1234' });
    expect(names()).toEqual(['SKU']);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Add|Save|Remove|Move/ })).toBeNull();
    expect(screen.getByText('Required in acquisition')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Kept texts' })).getAllByRole('listitem')).toHaveLength(2);
    await user.click(press('Edit pattern'));
    expect(onEdit).toHaveBeenCalled();
  });

  it('PATTERN-02 has checkboxes for the whole barcode, and each tick is one step', async () => {
    const { user, values, steps } = await openEditor({ values: aPattern({ dataFields: [aField()] }) });
    await user.click(screen.getByRole('checkbox', { name: 'Required in acquisition' }));
    await user.click(screen.getByRole('checkbox', { name: 'Ignore remaining' }));
    expect(values()).toMatchObject({ isRequired: true, ignoreRemaining: true });
    expect(steps).toHaveLength(2);
    await user.click(press('Undo'));
    expect(screen.getByRole('checkbox', { name: 'Ignore remaining' })).not.toBeChecked();
  });

  it('describes each field in words, in the user’s language', async () => {
    const dataFields = [
      constant('P-'),
      aField({ limiter: '1' }),
      aField({ name: 'Lote', limiter: '1,20', prefix: 'L' }),
      separated('Peso', ';', { postfix: 'KG' }),
      aField({ name: 'Resto', limiter: '-1' }),
    ];
    await openEditor({ values: aPattern({ dataFields }), locale: 'pt-BR' });
    const table = screen.getByRole('table', { name: 'Campos' });
    const words = within(table)
      .getAllByRole('list')
      .map((list) =>
        within(list)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      );
    expect(words).toEqual([
      ['o texto “P-”'],
      ['1 caractere'],
      ['depois de “L”', 'de 1 a 20 caracteres'],
      ['tudo até “KG;”'],
      ['tudo o que resta'],
    ]);
  });
});

describe('saving the pattern', () => {
  it('PATTERN-17 requires a field', async () => {
    const { user, onSave } = await openEditor();
    await user.click(press('Save pattern'));
    expect(screen.getByRole('alert')).toHaveTextContent('Add at least one field.');
    expect(onSave).not.toHaveBeenCalled();
    fill('Field name', 'SKU');
    await user.type(box('Range'), '6{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(press('Save pattern'));
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it('asks before it leaves out a new field that was typed, and does not save while a field is being changed', async () => {
    const { user, onSave } = await openEditor({ values: aPattern({ dataFields: [aField()] }) });
    await user.click(press('Edit SKU'));
    await user.click(press('Save pattern'));
    expect(screen.getByRole('alert')).toHaveTextContent(/Apply or cancel the field/);
    await user.click(press('Cancel'));
    fill('Field name', 'Lot');
    await user.click(press('Save pattern'));
    const dialog = await screen.findByRole('dialog', { name: 'Save without the new field?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(onSave).not.toHaveBeenCalled();
    expect(box('Field name')).toHaveValue('Lot');
    await user.click(press('Save pattern'));
    await user.click(await screen.findByRole('button', { name: 'Save without it' }));
    await waitFor(() => expect(onSave).toHaveBeenCalled());
  });
});
