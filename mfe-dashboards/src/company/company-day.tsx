import { formatDate, formatNumber, formatRelativeTime, useText } from 'shared-kit/i18n';
import { moderatorsOf, newestChangesOf } from 'shared-kit/firebase/data';
import { dayFrom, nameOrder, PLATFORM_ACTOR, type Company } from 'shared-kit/model';
import { Link, useLink, type LinkTarget } from 'shared-kit/router';
import { useLiveList, type LiveList } from 'shared-kit/state';
import { adoptStyles, Button, Name, Skeleton, tellsFullTime, WithNames } from 'shared-kit/ui-core';
import { useInView } from 'shared-kit/ui-overlay';
import { useId, type ReactNode } from 'react';
import { changesInRows, type ChangesInRow } from './day-changes';
import { runningLicensesOf } from './running-licenses';
import companyDayCss from './company-day.css';

adoptStyles(companyDayCss);

/** The most records of today and the most licences that are read. */
const DAY_READS = { changes: 20, licenses: 5 };
/** The most rows that a part shows. */
const ROWS = 5;

/** Of a company: what was changed today, who is responsible for its domains, and the licences that expire next (ADD-56). Read when it is in view. */
export default function CompanyDay({ company, now }: { company: Company; now: number }) {
  const [ref, inView] = useInView();
  return (
    <div className="db-day" ref={ref} {...tellsFullTime}>
      <ChangesOfToday company={company.id} now={now} inView={inView} />
      <Moderators company={company.id} inView={inView} />
      <Licenses company={company.id} now={now} inView={inView} />
    </div>
  );
}

interface PartProps {
  company: string;
  /** Whether the part has come into view, so that it is read. */
  inView: boolean;
}

function ChangesOfToday({ company, now, inView }: PartProps & { now: number }) {
  const { t: day } = useText('companyDay');
  const changes = useLiveList(inView ? newestChangesOf(company, dayFrom(now, 0), DAY_READS.changes) : null);
  const rows = changesInRows(changes.data);
  const isCut = rows.length > ROWS || changes.data.length >= DAY_READS.changes;
  return (
    <Part title={day('changes')} list={changes} none={rows.length === 0 && day('noChanges')}>
      {rows.slice(0, ROWS).map((row) => (
        <ChangeRow key={row.newest.id} row={row} />
      ))}
      {isCut && <li className="db-day-row ic-muted">{day('moreChanges')}</li>}
    </Part>
  );
}

function ChangeRow({ row: { newest, kind, deed, count } }: { row: ChangesInRow }) {
  const { t: day, locale } = useText('companyDay');
  const { at, by, byName, subject, subjectId } = newest;
  const thing = subject?.name ?? subjectId;
  const kinds = day(`kinds.${kind}`);
  const what = count === 1 ? day('one', { thing, kind: kinds }) : day('many', { n: formatNumber(count, locale), kind: kinds });
  return (
    <li className="db-day-row">
      {at !== null && (
        <time dateTime={new Date(at).toISOString()} title={formatDate(at, locale, 'full')}>
          {formatDate(at, locale, 'time')}
        </time>
      )}
      <span className="db-day-what">
        <WithNames text={day(`deed.${deed}`, { what })} names={[thing]} />
      </span>
      <span className="ic-muted">{by === PLATFORM_ACTOR ? day('platform') : <Name>{byName ?? by}</Name>}</span>
    </li>
  );
}

function Moderators({ company, inView }: PartProps) {
  const { t, locale } = useText('dashboards');
  const { t: day } = useText('companyDay');
  const moderators = useLiveList(inView ? moderatorsOf(company) : null);
  const users = useLink('users');
  const named = moderators.data
    .map(({ uid, firstName, lastName, authDomains }) => ({ uid, name: `${firstName} ${lastName}`.trim(), count: authDomains.length }))
    .sort((a, b) => nameOrder(locale)(a.name, b.name));
  const others = named.length - ROWS;
  return (
    <Part
      title={day('moderators')}
      link={users ? { target: users(), label: t('company.users') } : undefined}
      list={moderators}
      none={named.length === 0 && day('noModerators')}
    >
      {named.slice(0, ROWS).map(({ uid, name, count }) => (
        <li className="db-day-row" key={uid}>
          <span className="db-day-what">
            <Name>{name}</Name>
          </span>
          <span className="ic-muted">{t('home.domainCount', { count, total: formatNumber(count, locale) })}</span>
        </li>
      ))}
      {others > 0 && <li className="db-day-row ic-muted">{t('attention.more', { count: others, total: formatNumber(others, locale) })}</li>}
    </Part>
  );
}

function Licenses({ company, now, inView }: PartProps & { now: number }) {
  const { t: day, locale } = useText('companyDay');
  const licenses = useLiveList(inView ? runningLicensesOf(company, now, DAY_READS.licenses) : null);
  const settings = useLink('settings', 'company', 'domain');
  return (
    <Part title={day('licenses')} list={licenses} none={licenses.data.length === 0 && day('noLicenses')}>
      {licenses.data.map(({ id, description, expDate, authDomains: [domain] }) => (
        <li className="db-day-row" key={id}>
          <span className="db-day-what">
            {settings && domain !== undefined ? (
              <Link {...settings({ company, domain })}>
                <Name>{description}</Name>
              </Link>
            ) : (
              <Name>{description}</Name>
            )}
          </span>
          <span className="ic-muted" title={formatDate(expDate, locale, 'full')}>
            {day('expires', { when: formatRelativeTime(expDate, now, locale) })}
          </span>
        </li>
      ))}
      {licenses.data.length >= DAY_READS.licenses && (
        <li className="db-day-row ic-muted">{day('moreLicenses', { n: formatNumber(DAY_READS.licenses, locale) })}</li>
      )}
    </Part>
  );
}

interface FrameProps {
  title: string;
  /** Where more of it is. */
  link?: { target: LinkTarget; label: string } | undefined;
  list: Pick<LiveList<unknown>, 'status' | 'retry'>;
  /** What it says if there is nothing to list. */
  none: string | false;
  children: ReactNode;
}

/** A part with its heading, a link to all of it, and its rows, the reason why there are none, or a button that reads them again. */
function Part({ title, link, list: { status, retry }, none, children }: FrameProps) {
  const { t } = useText('dashboards');
  const { t: day } = useText('companyDay');
  const heading = useId();
  return (
    <section className="ic-panel" aria-labelledby={heading}>
      <div className="db-day-head">
        <h2 className="ic-heading" id={heading}>
          {title}
        </h2>
        {link && <Link {...link.target}>{link.label}</Link>}
      </div>
      {status === 'loading' && <Waiting />}
      {status === 'error' && (
        <p role="alert">
          {day('failed')}{' '}
          <Button size="small" onClick={retry} aria-describedby={heading}>
            {t('overview.retry')}
          </Button>
        </p>
      )}
      {status === 'ready' && (none ? <p className="ic-muted">{none}</p> : <ul aria-labelledby={heading}>{children}</ul>)}
    </section>
  );
}

const Waiting = () => (
  <div aria-hidden="true">
    {['70%', '82%', '64%'].map((width) => (
      <div className="db-day-row" key={width}>
        <Skeleton width={width} />
      </div>
    ))}
  </div>
);
