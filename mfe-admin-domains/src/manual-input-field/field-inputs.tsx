import { useText } from 'shared-kit/i18n';
import { ACTION_TYPES, HISTORY_VALUES, INPUT_TYPES, MAX_ATTEMPTS, type ManualInputField } from 'shared-kit/model';
import { Checkbox, Input, type FormState } from 'shared-kit/ui-core';
import { Select, TextArea } from 'shared-kit/ui-form';
import { useSettingNames } from '../differences/use-setting-names';
import { useActionName, useInputTypeName } from '../differences/value-text';
import { isNumeric } from './field-values';

type Props = { form: FormState<ManualInputField> };

/** The inputs that a field of the chosen kind has. */
export function FieldInputs({ form }: Props) {
  const { t } = useText('domains');
  const { t: common } = useText('common');
  const names = useSettingNames();
  const typeName = useInputTypeName();
  const { inputType } = form.values;
  return (
    <>
      <Select
        {...form.field('inputType')}
        label={names.property('inputType')}
        placeholder={t('mif.chooseType')}
        options={INPUT_TYPES.map((type) => ({ value: type, label: typeName(type) }))}
      />
      <Input {...form.field('field')} label={names.property('field')} help={t('mif.help.field')} autoComplete="off" />
      <TextArea {...form.field('description')} label={names.property('description')} help={t('mif.help.description')} rows={2} />
      {inputType !== 'binary' && (
        <Input
          {...form.field('unity')}
          label={names.property('unity')}
          note={common('form.optional')}
          help={t('mif.help.unity')}
          autoComplete="off"
        />
      )}
      {inputType === 'binary' && <Actions form={form} />}
      <CheckFieldInputs form={form} />
      <Option form={form} name="showHistory" help={t('mif.help.showHistory', { count: HISTORY_VALUES })} />
      {isNumeric(form.values) && <Option form={form} name="isSummable" help={t('mif.help.isSummable')} />}
      <Option form={form} name="mandatory" help={t('mif.help.mandatory')} />
    </>
  );
}

/** The actions for both answers of a binary field (MIF-04, MIF-05). */
function Actions({ form }: Props) {
  const names = useSettingNames();
  const actionName = useActionName();
  return (['positiveActionType', 'negativeActionType'] as const).map((name) => (
    <Select
      key={name}
      {...form.field(name)}
      label={names.property(name)}
      options={ACTION_TYPES.map((action) => ({ value: action, label: actionName(action) }))}
    />
  ));
}

/** Whether the value is compared with a column of the task, with which one, and how many attempts there are (MIF-06 to MIF-08). */
function CheckFieldInputs({ form }: Props) {
  const { t } = useText('domains');
  const names = useSettingNames();
  return (
    <>
      <Option form={form} name="useCheckField" help={t('mif.help.useCheckField')} />
      {form.values.useCheckField && (
        <>
          <Input {...form.field('checkField')} label={names.property('checkField')} help={t('mif.help.checkField')} autoComplete="off" />
          <Select
            {...form.field('maxAttempts')}
            value={String(form.values.maxAttempts)}
            onChange={(attempts) => form.set('maxAttempts', Number(attempts))}
            label={names.property('maxAttempts')}
            options={Array.from({ length: MAX_ATTEMPTS + 1 }, (_, count) => ({
              value: String(count),
              label: t('mif.attempts', { count }),
            }))}
          />
        </>
      )}
    </>
  );
}

type OptionName = 'useCheckField' | 'showHistory' | 'isSummable' | 'mandatory';

function Option({ form, name, help }: Props & { name: OptionName; help: string }) {
  const names = useSettingNames();
  return (
    <Checkbox checked={form.values[name]} onChange={(checked) => form.set(name, checked)} help={help}>
      {names.property(name)}
    </Checkbox>
  );
}
