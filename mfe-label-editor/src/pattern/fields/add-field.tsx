import { useText } from 'shared-kit/i18n';
import { Button, Icon } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { FieldForm } from './field-form';
import { holdsText, newDraft } from './field-draft';
import type { FieldForm as State } from './use-field-form';

/** The form for a new field, below the table. */
export function AddField({ state, count }: { state: State; count: number }) {
  const { t } = useText('labelEditor');
  return (
    <div className="pe-add">
      <FieldForm state={state} label={t('pattern.newField')}>
        <Button type="submit" icon={<Icon of={icons.add} />}>
          {t('pattern.add')}
        </Button>
        {holdsText(state.form.values) && (
          <Button variant="text" onClick={() => state.form.reset(newDraft(count))}>
            {t('pattern.clear')}
          </Button>
        )}
      </FieldForm>
    </div>
  );
}
