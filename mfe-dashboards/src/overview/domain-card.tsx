import { useText } from 'shared-kit/i18n';
import type { DomainRef } from 'shared-kit/model';
import { sumOf, type DomainSummary } from 'shared-kit/model/overview';
import { Link } from 'shared-kit/router';
import { Button, Skeleton, tellsFullTime } from 'shared-kit/ui-core';
import { useInView } from 'shared-kit/ui-overlay';
import type { MouseEvent } from 'react';
import { paths } from '../links/paths';
import { LastSession } from './last-session';
import { OpenWork } from './open-work';
import { Sparkline } from './sparkline';
import { useDomainFigures, type DomainFigures } from './use-domain-figures';

export interface DomainCardProps {
  domainRef: DomainRef;
  summary: DomainSummary | undefined;
  /** The id of the element with the company's name, when several companies are on the page. */
  describedBy?: string | undefined;
  now: number;
}

/** The figures of a domain (ADD-13). The whole card is a link to the domain; parts of it link to its sessions and tasks. */
export function DomainCard({ domainRef, summary, describedBy, now }: DomainCardProps) {
  const [ref, inView] = useInView();
  const figures = useDomainFigures(domainRef, summary, now, inView);
  const hasCounts = figures.last !== undefined || sumOf(figures.days).total > 0;
  const readNow = (id: string) => (figures.last?.id === id ? figures.last.total : undefined);
  return (
    <li className="ic-card db-domain" ref={ref} {...tellsFullTime} {...openOnPress}>
      <h3 className="db-domain-name" translate="no">
        <Link to={paths.sessions(domainRef)} className="ic-card-link" title={domainRef.domain} aria-describedby={describedBy}>
          {domainRef.domain}
        </Link>
      </h3>
      <div className="db-domain-last">
        <Last domainRef={domainRef} figures={figures} now={now} />
      </div>
      {/* Of a domain without counts one sentence says all, instead of a chart without bars and a line without work. */}
      {(hasCounts || figures.status === 'error') && <Sparkline days={figures.days} />}
      {figures.status === 'loading' && !hasCounts && <Skeleton height={32} />}
      <OpenWork domainRef={domainRef} summary={summary} readNow={readNow} saysNone={hasCounts} />
    </li>
  );
}

function Last({ domainRef, figures: { status, last, retry }, now }: { domainRef: DomainRef; figures: DomainFigures; now: number }) {
  const { t } = useText('dashboards');
  if (status === 'loading') {
    return (
      <>
        <Skeleton width="70%" />
        <Skeleton width="90%" />
      </>
    );
  }
  if (status === 'error') {
    return (
      <>
        <p role="alert">{t('overview.lastFailed')}</p>
        <p>
          <Button size="small" onClick={retry}>
            {t('overview.retry')}
          </Button>
        </p>
      </>
    );
  }
  if (last) return <LastSession domainRef={domainRef} session={last} now={now} />;
  return (
    <p className="db-no-counts">
      <span className="ic-muted">{t('overview.noCounts')}</span> <Link to={paths.createTask(domainRef)}>{t('overview.createTask')}</Link>
    </p>
  );
}

/** Parts of the card with a tooltip cover its link. A press on them is passed on to the link, so that it still opens the domain. */
const openOnPress = {
  onClick: ({ target, currentTarget, ctrlKey, metaKey }: MouseEvent) => {
    if ((target as Element).closest('a,button')) return;
    const link = currentTarget.querySelector('.ic-card-link');
    link?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }));
  },
};
