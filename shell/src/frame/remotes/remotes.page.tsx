import { KIT_VERSION } from 'shared-kit/host/contract';
import { useText } from 'shared-kit/i18n';
import { unofferedUses } from 'shared-kit/model/registry';
import { useSearchParams } from 'shared-kit/router';
import { adoptOwnStyles } from 'shared-kit/host/ui-core';
import { Alert, Button, Page } from 'shared-kit/ui-core';
import { useHomeCrumb } from 'shared-kit/ui-domain';
import { useContext, useMemo, useSyncExternalStore } from 'react';
import { useConfig } from '../../registry/config-context';
import { resetOverrides, storeOverride } from '../../registry/overrides';
import { useRegistry } from '../../registry/registry';
import { useLeftOutReason } from '../../registry/use-left-out-reason';
import { useLatestRegistry } from '../updates/use-newer-version';
import { FailureList } from './failure-list';
import { Part, RemoteDetails } from './remote-details';
import { RemotesTable } from './remotes-table';
import remotesCss from './remotes.css';
import { PageComponentsContext } from '../../federation/page-components';
import { factsOf, failuresOfNone, type Failure, type RemoteFacts } from '../../federation/remote-facts';

adoptOwnStyles(remotesCss);

/** The query parameter that names the remote whose details are open. */
const OPEN_PARAM = 'remote';

/** For development and support: every remote with its version, source, health, load times and failures. */
export default function RemotesPage({ reload = () => location.reload() }: { reload?: () => void }) {
  const { t } = useText('remotes');
  const home = useHomeCrumb();
  const { build } = useConfig();
  const { registry } = useRegistry();
  const reasonOf = useLeftOutReason();
  const latest = useLatestRegistry({ checkOnMount: true });
  const { facts, elsewhere } = useRemoteFacts();
  const [params, setParams] = useSearchParams();
  const open = facts.find(({ remote }) => remote.name === params.get(OPEN_PARAM));

  const buildText = ({ version, commit }: NonNullable<typeof build>) =>
    commit === undefined ? t('build', { version, kit: KIT_VERSION }) : t('buildOfCommit', { version, commit, kit: KIT_VERSION });
  const change = (name: string, url: string | null) => {
    storeOverride(name, url);
    reload();
  };
  const resetAll = () => {
    resetOverrides();
    reload();
  };
  const show = (name: string | null) => setParams((before) => withParam(before, name), { replace: name === null });
  return (
    <Page title={t('title')} crumbs={[home]}>
      <p className="ic-muted">{t('intro')}</p>
      {build && <p className="ic-muted ic-mono ic-remote-build">{buildText(build)}</p>}
      {facts.some(({ remote }) => remote.overridden) && (
        <Alert severity="warning" action={<Button onClick={resetAll}>{t('resetAll')}</Button>}>
          {t('warning')}
        </Alert>
      )}
      <RemotesTable
        facts={facts}
        latest={latest}
        linkTo={(name) => `?${withParam(params, name).toString()}`}
        onOverride={show}
        onReset={(name) => change(name, null)}
      />
      <NamedList title={t('leftOut')} lines={(registry?.leftOut ?? []).map((one) => `${one.name}: ${reasonOf(one)}`)} />
      <NamedList title={t('lost')} lines={(registry?.lost ?? []).map((one) => t('lostTo', one))} />
      <NamedList title={t('unoffered')} lines={unofferedUses(registry?.remotes ?? []).map((one) => t('unofferedUse', one))} />
      {elsewhere.length > 0 && (
        <Part title={t('elsewhere')}>
          <FailureList failures={elsewhere} />
        </Part>
      )}
      <RemoteDetails facts={open} onClose={() => show(null)} onOverride={change} />
    </Page>
  );
}

function withParam(params: URLSearchParams, name: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (name === null) next.delete(OPEN_PARAM);
  else next.set(OPEN_PARAM, name);
  return next;
}

function NamedList({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="ic-mono">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Part>
  );
}

/** The live state of each remote; `elsewhere` has the failures of no remote. */
function useRemoteFacts(): { facts: readonly RemoteFacts[]; elsewhere: readonly Failure[] } {
  const { registry } = useRegistry();
  const { log } = useContext(PageComponentsContext);
  const events = useSyncExternalStore(log.subscribe, log.all);
  return useMemo(() => {
    const remotes = registry?.remotes ?? [];
    return { facts: factsOf(remotes, events), elsewhere: failuresOfNone(remotes, events) };
  }, [registry, events]);
}
