import { useLocale, useText } from 'shared-kit/i18n';
import { nameOrder } from 'shared-kit/model';
import type { MonthOfQuality } from 'shared-kit/model/quality';
import { Link } from 'shared-kit/router';
import { EmptyState, Name, WithNames } from 'shared-kit/ui-core';
import { Modal } from 'shared-kit/ui-overlay';
import { barLabels } from './figures/bar-labels';
import { barsOf, firstWeekdayOf } from './figures/bars';
import { rankingOf } from './figures/sums';
import type { QualityView } from './use-quality-view';

interface DomainsBehindProps {
  view: QualityView;
  months: readonly MonthOfQuality[];
  /** The page of a domain with the same period; a person's sessions may be open there. */
  toOf: (domain: string, opened?: Readonly<Record<string, string>>) => string;
}

/** The dialog with the domains of the bar or person in the URL. */
export function DomainsBehind({ view, months, toOf }: DomainsBehindProps) {
  const { t } = useText('quality');
  const locale = useLocale();
  const behind = useBehind(view, months);
  const domains = (behind?.domains ?? []).toSorted(nameOrder(locale));
  const opened: Record<string, string> = view.person === null ? {} : { person: view.person };
  return (
    <Modal
      open={behind !== undefined}
      title={<WithNames text={behind?.title ?? ''} names={behind?.names ?? []} />}
      unsaved={false}
      onClose={view.close}
    >
      {domains.length === 0 ? (
        <EmptyState title={t('domains.none')} />
      ) : (
        <ul className="db-quality-sessions">
          {domains.map((domain) => (
            <li key={domain}>
              <Link to={toOf(domain, opened)}>
                <Name>{domain}</Name>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {domains.length >= MOST_DOMAINS && <p className="ic-muted">{t('domains.cut')}</p>}
    </Modal>
  );
}

/** A month names at most so many domains of an hour or a person. */
const MOST_DOMAINS = 20;

function useBehind({ person, at, span, period, grain }: QualityView, months: readonly MonthOfQuality[]) {
  const { t, locale } = useText('quality');
  const { t: words } = useText('dashboards');
  if (person !== null) {
    const known = rankingOf(months, span.months).people.find(({ id }) => id === person);
    const name = known?.name ?? person;
    return { title: t('domains.person', { person: name }), names: [name], domains: known?.domains ?? [] };
  }
  if (Number.isNaN(at)) return undefined;
  const hours = months.flatMap((month) => month.hours);
  const bar = barsOf(hours, span, grain, firstWeekdayOf(locale)).find(({ from }) => from === at);
  const labels = barLabels({ period, grain }, locale, (from, to) => words('filters.range', { from, to }));
  return { title: bar ? t('domains.time', { when: labels.full(bar) }) : t('domains.none'), names: [], domains: bar?.domains ?? [] };
}
