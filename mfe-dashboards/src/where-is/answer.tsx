import { formatAgo, formatDate, formatList, formatNumber, useNow, useText } from 'shared-kit/i18n';
import type { DomainRef } from 'shared-kit/model';
import { Link } from 'shared-kit/router';
import { Heading, Panel, tellsFullTime, Text, WithNames } from 'shared-kit/ui-core';
import { useId } from 'react';
import { paths } from '../links/paths';
import { ResultTag } from '../results/result-tag';
import type { SearchAnswer } from './search-job';
import type { Sighting } from './sightings';

/** Where it was seen last, and before that. */
export function Answer({ domainRef, answer }: { domainRef: DomainRef; answer: SearchAnswer }) {
  const { t } = useText('whereIs');
  const beforeId = useId();
  const [last, ...before] = answer.sightings;
  if (!last) return null;
  /** Whether the title already names the address of a sighting, as that which was looked for. */
  const isInTitle = ({ foundBy, address }: Sighting) => foundBy.kind === 'address' && address === last.address;
  const title = t(last.foundBy.kind === 'address' ? 'lastCounted' : 'lastSeen', { address: last.address });
  return (
    <div className="db-where-answer" {...tellsFullTime}>
      <Panel label={title}>
        <Heading>
          <WithNames text={title} names={[last.address]} />
        </Heading>
        <SightingLine domainRef={domainRef} sighting={last} isInTitle={isInTitle(last)} />
      </Panel>
      {before.length > 0 && (
        <section className="db-where-before" aria-labelledby={beforeId}>
          <Heading id={beforeId}>{t('before')}</Heading>
          <ol className="ic-panel">
            {before.map((sighting) => (
              <li key={`${sighting.session.id} ${sighting.address}`}>
                {!isInTitle(sighting) && <strong translate="no">{sighting.address}</strong>}
                <SightingLine domainRef={domainRef} sighting={sighting} isInTitle={isInTitle(sighting)} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <p className="ic-muted">
        <Searched answer={answer} />
      </p>
    </div>
  );
}

interface SightingLineProps {
  domainRef: DomainRef;
  sighting: Sighting;
  isInTitle: boolean;
}

/** When it was, in which session, and what was read there. */
function SightingLine({ domainRef: { company, domain }, sighting, isInTitle }: SightingLineProps) {
  const { t, locale } = useText('whereIs');
  const now = useNow();
  const { session, address, checkedAt, foundBy, result, values } = sighting;
  const query = new URLSearchParams({ q: address }).toString();
  return (
    <p className="db-where-line">
      <time dateTime={new Date(checkedAt).toISOString()} title={formatDate(checkedAt, locale, 'full')}>
        {formatAgo(checkedAt, now, locale)}
      </time>
      <Link to={`${paths.session({ company, domain, session: session.id })}?${query}`} translate="no">
        {session.name}
      </Link>
      <ResultTag result={result} />
      <span className="ic-muted">
        {foundBy.kind === 'barcode' && <WithNames text={t('byBarcode', { label: foundBy.label })} names={[foundBy.label]} />}
        {foundBy.kind === 'address' && !isInTitle && t('byAddress')}
        {foundBy.kind === 'fields' && (
          <WithNames text={t('byField', { fields: formatList(foundBy.fields, locale) })} names={foundBy.fields} />
        )}
      </span>
      {values.length > 0 && (
        <span className="db-where-values" translate="no">
          {values.map(([field, value]) => `${field}: ${value}`).join(' · ')}
        </span>
      )}
    </p>
  );
}

/** What was searched, and what was not. */
export function Searched({ answer: { sessions, since, unread, more, sightings } }: { answer: SearchAnswer }) {
  const { t, locale } = useText('whereIs');
  return (
    <Text>
      {[
        t('searched', { count: sessions, since: formatDate(since, locale, 'day') }),
        unread > 0 && t('unread', { count: unread }),
        more && sightings.length > 0 && t('more', { shown: formatNumber(sightings.length, locale) }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Text>
  );
}
