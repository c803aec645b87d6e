import { useText } from 'shared-kit/i18n';
import { useUrlParams } from 'shared-kit/ui-data';
import { Segmented } from 'shared-kit/ui-form';

export type CompareView = 'table' | 'map';

/** The view of a comparison in the URL of the page. `find` opens the table with a search for an address. */
export function useCompareView(): { view: CompareView; show: (view: CompareView) => void; find: (address: string) => void } {
  const { paramOf, setParams } = useUrlParams();
  const show = (view: CompareView) => setParams({ view: view === 'map' ? view : null, q: null });
  // The table reads its search from the URL of the page.
  const find = (address: string) => setParams({ view: null, q: address });
  return { view: paramOf('view') === 'map' ? 'map' : 'table', show, find };
}

/** Switches between table and map. */
export function ViewSwitch({ view, onChange }: { view: CompareView; onChange: (view: CompareView) => void }) {
  const { t } = useText('rackMap');
  const options = (['table', 'map'] as const).map((value) => ({ value, label: t(`compare.view.${value}`) }));
  return <Segmented<CompareView> label={t('compare.view.label')} hideLabel value={view} onChange={onChange} options={options} />;
}
