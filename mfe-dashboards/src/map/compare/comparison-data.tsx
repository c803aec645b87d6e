import { useText } from 'shared-kit/i18n';
import type { DomainRef, DomainSettings } from 'shared-kit/model';
import { Alert, Button, ErrorState, Skeleton } from 'shared-kit/ui-core';
import { useDomainSettings } from 'shared-kit/ui-domain';
import { ProgressBar } from 'shared-kit/ui-overlay';
import { useUrlParams } from 'shared-kit/ui-data';
import { TableOutline } from '../../address-table/table-outline';
import { Segmented } from 'shared-kit/ui-form';
import { PrintButton } from '../rack-map/print-button';
import type { RecountAnswer } from '../../recount/answer-recount';
import { RecountButton } from '../../recount-dialog/recount-button';
import { KINDS, type CompareQuery } from './compare-query';
import { CompareSigns } from './compare-signs';
import { DifferencesMap } from './differences-map';
import { DifferencesFilter } from './differences-filter';
import { DifferencesTable } from './differences-table';
import { filterByDifference } from './row-filter';
import { earlierSide, sessionOfTask } from './earlier-side';
import { useCompareWords } from './use-compare-words';
import { useComparison, type Side } from './use-comparison';

type CompareView = 'table' | 'map';

/** The view of a comparison in the URL of the page. `find` opens the table with a search for an address. */
function useCompareView(): { view: CompareView; show: (view: CompareView) => void; find: (address: string) => void } {
  const { paramOf, setParams } = useUrlParams();
  const show = (view: CompareView) => setParams({ view: view === 'map' ? view : null, q: null });
  // The table reads its search from the URL of the page.
  const find = (address: string) => setParams({ view: null, q: address });
  return { view: paramOf('view') === 'map' ? 'map' : 'table', show, find };
}

/** Switches between table and map. */
function ViewSwitch({ view, onChange }: { view: CompareView; onChange: (view: CompareView) => void }) {
  const { t } = useText('rackMap');
  const options = (['table', 'map'] as const).map((value) => ({ value, label: t(`compare.view.${value}`) }));
  return <Segmented<CompareView> label={t('compare.view.label')} hideLabel value={view} onChange={onChange} options={options} />;
}

export interface ComparisonDataProps {
  domainRef: DomainRef;
  sides: readonly [Side, Side];
  /** The name of the exported file. */
  name: string;
  shown: CompareQuery['shown'];
  onShow: (shown: CompareQuery['shown']) => void;
}

/** Shows the comparison when the domain's settings are known, because they name its columns. */
export function ComparisonData(props: ComparisonDataProps) {
  const { settings, version, problem, retry } = useDomainSettings(props.domainRef);
  if (problem) return <ErrorState message={problem} onRetry={retry} />;
  return settings ? <Differences {...props} settings={settings} settingsVersion={version?.id ?? ''} /> : null;
}

function Differences({
  domainRef,
  sides,
  name,
  shown,
  onShow,
  settings,
  settingsVersion,
}: ComparisonDataProps & { settings: DomainSettings; settingsVersion: string }) {
  const { t } = useText('rackMap');
  const words = useCompareWords();
  const compared = useComparison(domainRef, sides, settings, settingsVersion, words);
  const { source, comparison, progress, problem, cancelled, cancel, retry } = compared;
  const { view, show, find } = useCompareView();
  if (problem && !comparison) return <ErrorState message={problem} onRetry={retry} />;
  if (cancelled && !comparison) {
    return (
      <Alert severity="info" action={<Button onClick={retry}>{t('compare.again')}</Button>}>
        {t('compare.cancelled')}
      </Alert>
    );
  }
  if (!comparison)
    return (
      <TableOutline
        filters={<Skeleton width={320} height={30} />}
        over={<ProgressBar label={t('compare.reading')} value={progress} onCancel={cancel} />}
      />
    );
  const tools = (
    <span className="ic-actions rm-tools">
      <ViewSwitch view={view} onChange={show} />
      {view === 'map' && <PrintButton />}
    </span>
  );
  const isAlike = Object.entries(comparison.counts).every(([difference, count]) => difference === 'equal' || count === 0);
  const older = earlierSide(sides);
  const table = { source, settings, words };
  const recount = (
    <RecountButton
      domainRef={domainRef}
      of={name}
      session={sessionOfTask(sides)}
      settings={settings}
      ask={async (request, signal) => (await source.run({ ...request, older }, { signal })) as RecountAnswer}
      shown={(['changed', 'first', 'second'] as const).filter((kind) => KINDS[kind].some((state) => shown.includes(state)))}
    />
  );
  return (
    <>
      {problem && <ErrorState message={problem} onRetry={retry} />}
      {view === 'map' ? (
        <DifferencesMap {...table} comparison={comparison} name={name} onOpen={find} tools={tools} />
      ) : (
        <>
          <div className="rm-head">
            <DifferencesFilter counts={comparison.counts} shown={shown} onShow={onShow} />
            {tools}
          </div>
          {!isAlike && <CompareSigns />}
          <DifferencesTable
            {...table}
            head={comparison.head}
            rowFilter={filterByDifference(shown)}
            exportName={name}
            toolbar={recount}
            empty={t(isAlike ? 'compare.noDifference' : 'compare.noneHelp')}
          />
        </>
      )}
    </>
  );
}
