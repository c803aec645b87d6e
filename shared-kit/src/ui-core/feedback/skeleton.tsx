import { useText } from '../../i18n';

/** A grey bar where a text will be. */
export function Skeleton({ width = '100%', height }: { width?: number | string; height?: number }) {
  return <span className="ic-skeleton" style={{ width, height }} />;
}

const LINES = ['38%', '92%', '84%', '88%', '61%'];

/** A page that is loading: the outline of a heading and some lines. */
export function PageSkeleton() {
  const { t } = useText('common');
  return (
    <div className="ic-page" aria-busy="true">
      <span className="ic-hidden" role="status">
        {t('state.loading')}
      </span>
      <div className="ic-page-head">
        <Skeleton width="min(320px, 60%)" height={28} />
      </div>
      <div className="ic-page-body">
        {LINES.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </div>
  );
}
