import { formatNumber, useText } from 'shared-kit/i18n';
import { ButtonLink, Text, WithNames } from 'shared-kit/ui-core';
import type { Recount } from '../recount/handed-over';

/** Where the rows of the task come from, with the way back to choose others. */
export function HandedRowsNote({ recount: { of, count, from } }: { recount: Recount }) {
  const { t, locale } = useText('taskCreation');
  return (
    <div className="db-handed">
      <p>
        <WithNames text={t('recount.from', { count, n: formatNumber(count, locale), name: of })} names={[of]} />
      </p>
      <Text muted>{t('recount.expected')}</Text>
      <ButtonLink to={from} variant="text" size="small">
        {t('recount.back')}
      </ButtonLink>
    </div>
  );
}
