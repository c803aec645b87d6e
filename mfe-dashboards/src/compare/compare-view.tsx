import { useText } from 'shared-kit/i18n';
import { useFilterAddress } from 'shared-kit/ui-data';
import { Segmented } from 'shared-kit/ui-form';

export type CompareView = 'table' | 'map';

/** How the comparison is looked at, in the address of the page. */
export function useCompareView(): { view: CompareView; show: (view: CompareView) => void; find: (address: string) => void } {
  const { said, say } = useFilterAddress();
  const show = (view: CompareView) => say({ view: view === 'map' ? view : null, q: null });
  // The search of the table is part of the address as well.
  const find = (address: string) => say({ view: null, q: address });
  return { view: said('view') === 'map' ? 'map' : 'table', show, find };
}

/** The two ways to look at a comparison. */
export function ViewSwitch({ view, onChange }: { view: CompareView; onChange: (view: CompareView) => void }) {
  const { t } = useText('rackMap');
  const options = (['table', 'map'] as const).map((value) => ({ value, label: t(`compare.view.${value}`) }));
  return <Segmented<CompareView> label={t('compare.view.label')} hideLabel value={view} onChange={onChange} options={options} />;
}
