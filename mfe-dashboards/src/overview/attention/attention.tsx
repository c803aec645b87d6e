import { formatNumber, useMessageText, useText } from 'shared-kit/i18n';
import { daysOf, sumOf } from 'shared-kit/model/overview';
import { Button, Icon, Skeleton, tellsFullTime } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { useId, useState } from 'react';
import { failedParts, type CompanyNeeds, type FailedPart } from '../needs/company-needs';
import { AttentionItem } from './attention-item';
import { attentionItems, mayBeMore } from './attention-items';
import { useFocusAfterRemoval } from './use-focus-after-removal';

/** Items that are listed at first. */
const LISTED = 6;

export interface AttentionProps {
  /** The companies that were asked. */
  needs: readonly CompanyNeeds[];
  now: number;
  /** How many companies were not asked. */
  notAsked?: number;
}

/** The list of what needs attention, or one line when nothing does (ADD-12). It says what may be left out (D-150). */
export function Attention({ needs, now, notAsked = 0 }: AttentionProps) {
  const { t, locale } = useText('dashboards');
  const title = useId();
  const [all, setAll] = useState(false);
  const items = attentionItems(needs, now);
  const failed = failedParts(needs);
  const { section, heading } = useFocusAfterRemoval(items.length);
  const shown = all ? items : items.slice(0, LISTED);
  const limited = mayBeMore(needs, now);
  if (items.length === 0 && failed.length === 0)
    return <NothingToDo needs={needs} now={now} isPart={limited || notAsked > 0} limited={limited} />;
  return (
    <section className="db-needs" aria-labelledby={title} ref={section}>
      <h2 className="ic-heading" id={title} tabIndex={-1} ref={heading}>
        {t('attention.title')}
      </h2>
      <ul aria-labelledby={title} {...tellsFullTime}>
        {shown.map((item) => (
          <AttentionItem key={item.key} item={item} now={now} ofMany={needs.length > 1} />
        ))}
        {failed.map((part) => (
          <PartFailed key={`${part.company.id} ${part.part}`} failed={part} />
        ))}
      </ul>
      {items.length > shown.length && (
        <Button variant="text" onClick={() => setAll(true)}>
          {t('attention.showAll', { count: items.length, total: formatNumber(items.length, locale) })}
        </Button>
      )}
      {limited && <p className="ic-muted">{t('attention.limited')}</p>}
    </section>
  );
}

interface NothingToDoProps {
  needs: readonly CompanyNeeds[];
  now: number;
  /** Not all was looked at. */
  isPart: boolean;
  limited: boolean;
}

/** "All quiet: 14 counts today, everything pushed." The counts only if all are known, and "all" only if all was looked at. */
function NothingToDo({ needs, now, isPart, limited }: NothingToDoProps) {
  const { t, locale } = useText('dashboards');
  const today = needs.flatMap(({ summaries }) => summaries.data.map(({ hours }) => daysOf(hours, [], null, now).at(-1)!));
  const { sessions } = sumOf(today);
  const quiet = needs.every(({ countsKnown }) => countsKnown)
    ? t('attention.quiet', { count: sessions, total: formatNumber(sessions, locale) })
    : t('attention.quietAll');
  return (
    <>
      <p className="db-quiet">
        <Icon of={icons.success} /> {isPart ? t('attention.quietPart') : quiet}
      </p>
      {limited && <p className="ic-muted">{t('attention.limited')}</p>}
    </>
  );
}

function PartFailed({ failed: { part, company, problem, retry } }: { failed: FailedPart }) {
  const { t } = useText('dashboards');
  const messageText = useMessageText();
  const label = t('overview.retry');
  const text = t(`attention.failed.${part}`, { company: company.exhibitionName });
  return (
    <li className="db-need" role="alert">
      <Icon of={icons.failed} />
      <div className="db-need-text">
        {text} {problem && <span className="ic-muted">{messageText(problem)}</span>}
      </div>
      <Button size="small" aria-label={`${label}: ${text}`} onClick={retry}>
        {label}
      </Button>
    </li>
  );
}

/** Shown while the list is read, in the size of a heading and three items. */
export function AttentionSkeleton() {
  return (
    <div className="db-needs" aria-hidden="true">
      <Skeleton width="30%" height={20} />
      <Skeleton width="80%" height={28} />
      <Skeleton width="70%" height={28} />
      <Skeleton width="75%" height={28} />
    </div>
  );
}
