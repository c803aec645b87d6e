import { useText } from 'shared-kit/i18n';
import { nameOrder, type Domain } from 'shared-kit/model';
import type { LiveList } from 'shared-kit/state';
import { Checkbox, type FormState } from 'shared-kit/ui-core';
import { Select } from 'shared-kit/ui-form';
import { CopiedSettings } from './copied-settings';
import type { DomainDraft } from './domain-problems';

export interface CopyFieldsProps {
  form: Pick<FormState<DomainDraft>, 'values' | 'field' | 'set' | 'busy'>;
  company: string;
  domains: LiveList<Domain>;
}

/** Chooses whether to copy the settings of another domain of the company, and of which (DOM-06, DOM-07). */
export function CopyFields({ form: { values, field, set, busy }, company, domains }: CopyFieldsProps) {
  const { t, locale } = useText('domains');
  const none = domains.data.length === 0;
  const copies = values.copies && !none;
  return (
    <>
      <Checkbox
        checked={copies}
        onChange={(checked) => set('copies', checked)}
        disabled={busy || none}
        help={none && domains.status === 'ready' ? t('addDom.nothingToCopy') : undefined}
      >
        {t('addDom.copy')}
      </Checkbox>
      {copies && (
        <Select
          {...field('source')}
          label={t('addDom.source')}
          names
          value={values.source || undefined}
          options={[...domains.data].sort((a, b) => nameOrder(locale)(a.name, b.name)).map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={t('addDom.chooseSource')}
          empty={t('addDom.noSource')}
          disabled={busy}
        />
      )}
      {copies && values.source !== '' && <CopiedSettings key={values.source} company={company} domain={values.source} />}
    </>
  );
}
