import { useText } from 'shared-kit/i18n';
import { MAX_FIELD_LENGTH } from 'shared-kit/model';
import { Checkbox, Input, type FormState } from 'shared-kit/ui-core';
import { Select } from 'shared-kit/ui-form';
import type { FieldDraft } from './field-draft';

type Props = { form: FormState<FieldDraft> };

const PLAIN = { autoComplete: 'off', spellCheck: false, autoCapitalize: 'off' } as const;

/** The inputs of a field, in the order in which its problems are listed (D-56). */
export function FieldInputs({ form }: Props) {
  const { t } = useText('labelEditor');
  const { type } = form.values;
  return (
    <div className="pe-inputs">
      <Input
        {...form.field('name')}
        {...PLAIN}
        label={t('pattern.field.name')}
        help={type === 'constant' ? t('pattern.help.constant') : undefined}
      />
      <Select
        {...form.field('type')}
        onChange={(value) => form.set('type', value as FieldDraft['type'])}
        label={t('pattern.field.type')}
        options={(['data', 'constant'] as const).map((value) => ({ value, label: t(`pattern.type.${value}`) }))}
      />
      {type === 'data' && (
        <>
          <Input {...form.field('prefix')} {...PLAIN} className="ic-mono" label={t('pattern.field.prefix')} />
          <Input {...form.field('postfix')} {...PLAIN} className="ic-mono" label={t('pattern.field.postfix')} />
        </>
      )}
      <Input {...form.field('position')} {...PLAIN} inputMode="numeric" label={t('pattern.field.position')} />
      {type === 'data' && <LimiterInputs form={form} />}
      {type === 'data' && <CheckFieldInputs form={form} />}
    </div>
  );
}

/** Inputs for how the value ends: after a number of characters, or at a separator (PATTERN-20 to PATTERN-22). */
function LimiterInputs({ form }: Props) {
  const { t } = useText('labelEditor');
  return (
    <>
      <Select
        {...form.field('limiterType')}
        onChange={(value) => form.set('limiterType', value as FieldDraft['limiterType'])}
        label={t('pattern.field.limiter')}
        options={(['range', 'separator'] as const).map((value) => ({ value, label: t(`pattern.limiter.${value}`) }))}
      />
      {form.values.limiterType === 'range' ? (
        <Input
          {...form.field('range')}
          {...PLAIN}
          className="ic-mono"
          label={t('pattern.field.range')}
          help={t('pattern.help.range', { max: MAX_FIELD_LENGTH })}
        />
      ) : (
        <Input
          {...form.field('separator')}
          {...PLAIN}
          className="ic-mono"
          label={t('pattern.field.separator')}
          help={t('pattern.help.separator')}
        />
      )}
    </>
  );
}

/** Inputs for the column of a task's sheet that the value is compared with (PATTERN-23). */
function CheckFieldInputs({ form }: Props) {
  const { t } = useText('labelEditor');
  const { useCheckField, name } = form.values;
  return (
    <div className="pe-check">
      <Checkbox checked={useCheckField} onChange={(checked) => form.set('useCheckField', checked)} help={t('pattern.help.useCheckField')}>
        {t('pattern.field.useCheckField')}
      </Checkbox>
      {useCheckField && (
        <Input
          {...form.field('checkField')}
          {...PLAIN}
          label={t('pattern.field.checkField')}
          placeholder={name.trim()}
          help={t('pattern.help.checkField')}
        />
      )}
    </div>
  );
}
