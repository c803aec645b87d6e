import { formatDate, useText } from 'shared-kit/i18n';
import { tellsFullTime } from 'shared-kit/ui-core';
import { useState } from 'react';
import { ChangeRow, type ChangeRowProps } from './change-row';
import type { FoldedChanges } from 'shared-kit/ui-display';

export interface FoldedRowProps extends Omit<ChangeRowProps, 'change' | 'inner'> {
  folded: FoldedChanges;
}

/** What the platform did several times in a day, as one sentence with its number. The sentence shows each record below. */
export function FoldedRow({ folded, ...row }: FoldedRowProps) {
  const { locale } = useText('domains');
  const [open, setOpen] = useState(false);
  const newest = folded.changes[0]?.at ?? null;
  return (
    <>
      <tr className="ac-change ac-platform" {...tellsFullTime}>
        <td className="ac-time ic-number">
          <span data-time title={formatDate(newest, locale, 'full')}>
            {formatDate(newest, locale, 'time')}
          </span>
        </td>
        <td className="ac-what" colSpan={3}>
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            <span className="ac-sign" aria-hidden="true" />
            <span>{row.text.folded(folded)}</span>
          </button>
        </td>
      </tr>
      {open && folded.changes.map((change) => <ChangeRow key={change.id} {...row} change={change} inner />)}
    </>
  );
}
