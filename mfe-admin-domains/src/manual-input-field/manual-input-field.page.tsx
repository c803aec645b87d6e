import { settingsOf } from 'shared-kit/firebase/data';
import { useSettingsDefaults, useText } from 'shared-kit/i18n';
import { readEditState, readIndex, type EditState, type ManualInputField, type VersionedSettings } from 'shared-kit/model';
import { useLocation, useParams } from 'shared-kit/router';
import { useLiveOne } from 'shared-kit/state';
import { adoptStyles, WithNames } from 'shared-kit/ui-core';
import { BadRouting } from 'shared-kit/ui-display';
import { DomainPage, useRouteDomain } from 'shared-kit/ui-domain';
import { useState } from 'react';
import { paths } from '../links/paths';
import changesCss from '../differences/changes.css';
import fieldCss from './field.css';
import { FieldForm } from './field-form';

adoptStyles(changesCss, fieldCss);

/** `/manualInputField/{index}` (ROUTE-25): adds or edits a manual input field, of the domain in the route's state (MIF-01). */
export default function ManualInputFieldPage() {
  const { t } = useText('domains');
  const { key, state } = useLocation();
  const index = readIndex(useParams().index);
  const edit = readEditState(state);
  if (!edit || index === null) return <BadRouting title={t('mif.title')} domain={edit} />;
  return <FieldOfDomain key={key} state={edit} index={index} />;
}

const NO_FIELDS: readonly ManualInputField[] = [];

function FieldOfDomain({ state, index }: { state: EditState; index: number }) {
  const { t } = useText('domains');
  const { company, domain } = state;
  const ref = { company, domain };
  const settings = useLiveOne(settingsOf(ref, useSettingsDefaults()));
  const route = useRouteDomain(ref);
  const fields = settings.data?.manualInputFields ?? NO_FIELDS;
  // An open form stays, so that nothing typed is lost. Saving reports that another user has removed or moved the field.
  const [opened, setOpened] = useState(false);
  const loaded = settings.status === 'ready' || (settings.status === 'missing' && state.type === 'add');
  const fits = loaded && isThere(state, index, settings.data);
  if (fits && !opened) setOpened(true);
  const gone = settings.status === 'missing' && state.type === 'edit';
  if (route.status === 'missing' || (!opened && !fits && (loaded || gone)))
    return <BadRouting title={t('mif.title')} domain={route.status === 'missing' ? null : state} />;

  return (
    <DomainPage
      route={route}
      tab="settings"
      title={t('mif.title')}
      crumbs={[{ label: t('dSett.title', { domain }), to: paths.settings(ref) }]}
      state={settings.status === 'error' ? settings : { status: loaded ? 'ready' : 'loading' }}
      onRetry={settings.retry}
    >
      <p className="ic-muted">
        <WithNames text={t('mif.number', { number: index + 1, domain })} names={[domain]} />
      </p>
      {opened && <FieldForm state={state} latest={{ fields, index, version: settings.data?.version }} />}
    </DomainPage>
  );
}

/** Whether the field at the index is still the one that the page was opened for, or, for a new field, the index is the next free one. */
function isThere({ type, name }: EditState, index: number, settings: VersionedSettings | undefined): boolean {
  const fields = settings?.manualInputFields ?? NO_FIELDS;
  if (type === 'add') return index === fields.length;
  const field = fields[index];
  return field !== undefined && (name === undefined || name === field.field);
}
