import { useText } from 'shared-kit/i18n';
import { CellShape } from '../tables/result-mark';

/** What the signs of the table mean, which its columns do not say in words: the two kinds of changes, and both values of a cell. */
export function CompareSigns() {
  const { t } = useText('rackMap');
  return (
    <ul className="rm-signs" aria-label={t('compare.signs')}>
      {(['changedState', 'changedValues'] as const).map((state) => (
        <li key={state} className="rm-result">
          <CellShape state={state} />
          {t(`result.${state}`)}
        </li>
      ))}
      <li className="rm-both">
        <del>{t('compare.first')}</del> → <ins>{t('compare.second')}</ins>
      </li>
    </ul>
  );
}
