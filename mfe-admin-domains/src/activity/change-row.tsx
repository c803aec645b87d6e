import { formatDate, useText } from 'shared-kit/i18n';
import type { Change } from 'shared-kit/model';
import { Link, type LinkTarget } from 'shared-kit/router';
import { tellsFullTime } from 'shared-kit/ui-core';
import { useId, useState } from 'react';
import { ChangeDetails } from './change-details';
import { isPlatforms, type ChangeText } from 'shared-kit/ui-display';

export interface ChangeRowProps {
  company: string;
  change: Change;
  text: ChangeText;
  linkTo: (change: Change) => LinkTarget | null;
  /** Whether it is one of the records of the folded row above. */
  inner?: boolean;
}

/** A record: time, sentence, IP address, and a link to what has changed. The sentence expands the details. */
export function ChangeRow({ company, change, text, linkTo, inner }: ChangeRowProps) {
  const { t, locale } = useText('domains');
  const [open, setOpen] = useState(false);
  const details = useId();
  const link = linkTo(change);
  const { at, ip } = change;
  return (
    <>
      <tr className={`ac-change ${isPlatforms(change) ? 'ac-platform' : ''} ${inner ? 'ac-inner' : ''}`} {...tellsFullTime}>
        <td className="ac-time ic-number">
          <span data-time title={formatDate(at, locale, 'full')}>
            {formatDate(at, locale, 'time')}
          </span>
        </td>
        <td className="ac-what">
          <button type="button" aria-expanded={open} aria-controls={details} onClick={() => setOpen(!open)}>
            <span className="ac-sign" aria-hidden="true" />
            <span>{text.rich(change)}</span>
          </button>
        </td>
        <td className="ac-from">{ip && t('activity.from', { ip })}</td>
        <td className="ac-link">
          {link && (
            <Link {...link} aria-label={t('activity.openThing', { thing: change.subject?.name ?? change.subjectId })}>
              {t('activity.open')}
            </Link>
          )}
        </td>
      </tr>
      {open && (
        <tr className="ac-details" id={details}>
          <td />
          <td colSpan={3}>
            <ChangeDetails company={company} change={change} />
          </td>
        </tr>
      )}
    </>
  );
}
