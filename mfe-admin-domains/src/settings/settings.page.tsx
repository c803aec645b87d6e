import { moderatorsOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import { responsibleModerator, whyUnchangeable } from 'shared-kit/model';
import { useLiveList } from 'shared-kit/state';
import { adoptStyles } from 'shared-kit/ui-core';
import { DomainPage, useDomainSettings, useRouteDomain } from 'shared-kit/ui-domain';
import { useMemo } from 'react';
import { HistoryButton } from './history/history-button';
import changesCss from '../differences/changes.css';
import addressPartsCss from './address-pattern/address-parts.css';
import testerCss from './address-pattern/tester.css';
import historyCss from './history/history.css';
import labelsCss from './label-designs/labels.css';
import settingsCss from './settings.css';
import { SettingsForm } from './settings-form';
import type { SettingsScope } from './section/settings-scope';

adoptStyles(settingsCss, addressPartsCss, testerCss, changesCss, historyCss, labelsCss);

/** `/company/{company}/domain/{domain}/settings` (ROUTE-23). */
export default function SettingsPage() {
  const { t } = useText('domains');
  const route = useRouteDomain();
  const { domain } = route;
  const { company, domain: id } = route.ref;
  const settings = useDomainSettings(domain ? route.ref : null);
  const moderators = useLiveList(domain ? moderatorsOf(company) : null);
  const parentUid = domain && responsibleModerator(domain, moderators.data)?.uid;
  const reason = domain ? whyUnchangeable(domain, moderators.data) : null;
  // Memoised, so that sections do not render again while its values are the same.
  const scope = useMemo<SettingsScope>(
    () => ({ company, domain: id, parentUid: parentUid ?? '', whyUnchangeable: reason }),
    [company, id, parentUid, reason],
  );
  const ready = settings.settings !== undefined && moderators.status === 'ready';
  const failed = [settings, moderators].find(({ status }) => status === 'error');

  return (
    <DomainPage
      route={route}
      tab="settings"
      title={t('dSett.title', { domain: id })}
      state={failed ? { status: 'error', problem: failed.problem } : { status: ready ? 'ready' : 'loading' }}
      onRetry={failed?.retry}
      actions={domain && settings.settings && <HistoryButton scope={scope} current={settings.settings} />}
    >
      {domain && settings.settings && (
        <SettingsForm
          key={JSON.stringify([company, id])}
          scope={scope}
          domain={domain}
          latest={{ settings: settings.settings, version: settings.version }}
        />
      )}
    </DomainPage>
  );
}
