import { settingsOf } from 'shared-kit/firebase/data';
import { formatList, useSettingsDefaults, useText } from 'shared-kit/i18n';
import type { DomainRef, DomainSettings } from 'shared-kit/model';
import { useLiveOne } from 'shared-kit/state';
import { Alert, Skeleton } from 'shared-kit/ui-core';

/** Lists which settings the new domain gets from the chosen domain, and which not. */
export function CopiedSettings(domain: DomainRef) {
  const { t } = useText('domains');
  const settings = useLiveOne(settingsOf(domain, useSettingsDefaults()));
  if (settings.status === 'missing') return <Alert severity="warning">{t('addDom.sourceEmpty')}</Alert>;
  // Not reported, because the list only informs. The API reports problems when the form is sent.
  if (settings.status === 'error') return null;
  return (
    <section className="ic-panel ad-copied" aria-label={t('addDom.copied.title')}>
      <h2>{t('addDom.copied.title')}</h2>
      {settings.data ? <CopiedParts settings={settings.data} /> : <Skeleton height={96} />}
      <p className="ic-muted">{t('addDom.copied.not')}</p>
    </section>
  );
}

function CopiedParts({ settings }: { settings: DomainSettings }) {
  const { t, locale } = useText('domains');
  const { addrPattern, baseFields, resultFields, labelDesigns, manualInputFields } = settings;
  const list = (texts: readonly string[]) => formatList(texts.filter(Boolean), locale);
  return (
    <dl className="ic-definitions">
      <dt>{t('addDom.copied.pattern')}</dt>
      <dd>{addrPattern === '' ? t('addDom.copied.none') : <code>{addrPattern}</code>}</dd>
      <dt>{t('addDom.copied.texts')}</dt>
      <dd>{list([...Object.values(baseFields), ...Object.values(resultFields)] as string[])}</dd>
      <dt>{t('addDom.copied.labels')}</dt>
      <dd>{labelDesigns.length === 0 ? t('addDom.copied.none') : list(labelDesigns.map(({ name }) => name))}</dd>
      <dt>{t('addDom.copied.fields')}</dt>
      <dd>{manualInputFields.length === 0 ? t('addDom.copied.none') : list(manualInputFields.map(({ field }) => field))}</dd>
    </dl>
  );
}
