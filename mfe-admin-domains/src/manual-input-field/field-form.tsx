import { useText } from 'shared-kit/i18n';
import type { EditState, ManualInputField } from 'shared-kit/model';
import { useNavigate } from 'shared-kit/router';
import { Alert, Button, ButtonLink, Form, FormActions } from 'shared-kit/ui-core';
import { ValueList } from '../differences/difference-list';
import { useSettingNames } from '../differences/use-setting-names';
import { paths } from '../links/paths';
import { FieldInputs } from './field-inputs';
import { FieldPreview } from './field-preview';
import { useFieldForm, type EditedField } from './use-field-form';

/** The form of a manual input field beside its preview in the counting app. */
export function FieldForm({ state, latest }: { state: EditState; latest: EditedField }) {
  const { t } = useText('domains');
  const navigate = useNavigate();
  const names = useSettingNames();
  const settings = paths.settings({ company: state.company, domain: state.domain });
  const { form, others, takeOver } = useFieldForm(state, latest, () => navigate(settings));
  return (
    <div className="do-field-page">
      <Form onSubmit={form.submit} aria-label={t('mif.title')}>
        <FieldInputs form={form} />
        {others && (
          <Alert
            severity="warning"
            title={others.by === null ? t('mif.othersSomebody') : t('mif.others', { name: others.by })}
            action={
              <Button size="small" onClick={takeOver}>
                {t('mif.takeOver')}
              </Button>
            }
          >
            <ValueList values={others.values} nameOf={(path) => names.property(path as keyof ManualInputField)} />
          </Alert>
        )}
        <FormActions>
          <Button type="submit" variant={form.dirty || state.type === 'add' ? 'primary' : 'default'} loading={form.busy}>
            {t('mif.save')}
          </Button>
          <ButtonLink to={settings} variant="text">
            {t('mif.cancel')}
          </ButtonLink>
        </FormActions>
      </Form>
      <FieldPreview field={form.values} />
    </div>
  );
}
