import { domainOf, moderatorsOf, settingsOf } from 'shared-kit/firebase/data';
import { useSettingsDefaults, useText } from 'shared-kit/i18n';
import { readEditState, readIndex, whyUnchangeable, type EditState, type VersionedSettings } from 'shared-kit/model';
import { useLink, useLocation, useParams } from 'shared-kit/router';
import { useAccount, useLiveList, useLiveOne } from 'shared-kit/state';
import { adoptStyles, Page } from 'shared-kit/ui-core';
import { BadRouting } from 'shared-kit/ui-display';
import { useState } from 'react';
import { baseOf, type Base } from '../editing/draft';
import { useTabDraft } from '../editing/use-draft';
import { LabelEditor } from './label-editor';
import labelEditorCss from './label-editor.css';
import regionListCss from '../barcodes/region-list.css';

adoptStyles(labelEditorCss, regionListCss);

/** `/label/{index}` (ROUTE-26): draws a label design of the domain in the route's state (LABEL-01). */
export default function LabelDesignPage() {
  const { t } = useText('labelEditor');
  const { key, state } = useLocation();
  const index = readIndex(useParams().index);
  const edit = readEditState(state);
  if (!edit || index === null) return <BadRouting title={t('title')} domain={edit} />;
  return <LabelOfDomain key={key} state={edit} index={index} />;
}

function LabelOfDomain({ state, index }: { state: EditState; index: number }) {
  const { t } = useText('labelEditor');
  const { company, domain, type } = state;
  const ref = { company, domain };
  const { user } = useAccount();
  const settings = useLiveOne(settingsOf(ref, useSettingsDefaults()));
  const domainRecord = useLiveOne(domainOf(ref));
  const moderators = useLiveList(moderatorsOf(company));
  const name = `${user?.uid ?? ''}/label/${company}/${domain}/${type}/${index}`;
  const tabDraft = useTabDraft(name);
  const link = useLink('settings', 'company', 'domain');
  const settingsLink = link?.({ company, domain }) ?? { to: '/' };
  // An open editor stays, so that the drawing is not lost. The editor itself says that others have changed or removed the label.
  const [startBase, setStartBase] = useState<Base | null>(null);
  const isLoaded = settings.status === 'ready' || (settings.status === 'missing' && type === 'add');
  const first = startBase === null && isLoaded ? openedBase(state, index, settings.data) : null;
  if (first) setStartBase(first);

  const isGone = settings.status === 'missing' && type === 'edit';
  if (domainRecord.status === 'missing') return <BadRouting title={t('title')} domain={null} />;
  if (!startBase && !first && (isLoaded || isGone)) return <BadRouting title={t('title')} domain={state} />;
  const reason = domainRecord.data ? whyUnchangeable(domainRecord.data, moderators.data) : null;
  const failed = [settings, domainRecord, moderators].find(({ status }) => status === 'error');
  const isReady = startBase !== null && tabDraft !== undefined && domainRecord.data !== undefined && moderators.status === 'ready';
  if (!isReady) {
    return (
      <Page
        title={t('title')}
        place={domain}
        names={[domain]}
        crumbs={[{ label: t('save.crumb', { domain }), to: settingsLink.to }]}
        state={failed ? { status: 'error', problem: failed.problem } : { status: 'loading' }}
        onRetry={failed?.retry}
      />
    );
  }
  return (
    <LabelEditor
      state={state}
      index={index}
      name={name}
      draftKey={tabDraft.key}
      start={tabDraft.draft && tabDraft.draft.base.label?.name === startBase.label?.name ? tabDraft.draft : startBase}
      latest={settings.data}
      readOnlyReason={reason && t(`save.why.${reason}`, { domain })}
      settings={settingsLink}
    />
  );
}

/** The label that the page was opened for, or a new one; null when another label has this index by now. */
function openedBase({ type, name }: EditState, index: number, settings: VersionedSettings | undefined): Base | null {
  const labels = settings?.labelDesigns ?? [];
  if (type === 'add') return index === labels.length ? baseOf(null, settings?.version) : null;
  const label = labels[index];
  return label && (name === undefined || name === label.name) ? baseOf(label, settings?.version) : null;
}
