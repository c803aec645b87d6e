import { qualityOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import { useLiveList } from 'shared-kit/state';
import { DomainPage, useRouteDomain } from 'shared-kit/ui-domain';
import { rangeOf } from '../filters/period';
import { paths } from '../links/paths';
import { QualitySections, type QualityTargets } from './quality-sections';
import { SessionsBehind } from './sessions-behind';
import { useQualityView } from './use-quality-view';

/** `/company/{company}/domains/{domain}/quality`: the readings of a domain by result, over time, by street and by person (ADD-93). */
export default function QualityPage() {
  const { t } = useText('quality');
  const route = useRouteDomain();
  const { ref, domain } = route;
  const view = useQualityView();
  const months = useLiveList(domain ? qualityOf(ref, view.span.read) : null);
  const targets: QualityTargets = {
    bar: ({ from, to }) => `${paths.sessions(ref)}?${new URLSearchParams({ date: rangeOf(from, to) })}`,
    street: ({ street }) => view.opened('street', street),
    person: ({ id }) => view.opened('person', id),
  };
  return (
    <DomainPage route={route} tab="sessions" title={t('title')}>
      <QualitySections view={view} months={months} targets={targets} exportName={`${ref.domain} ${t('title')}`} />
      <SessionsBehind domainRef={ref} view={view} months={months.data} />
    </DomainPage>
  );
}
