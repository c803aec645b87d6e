import { useText } from '../../i18n';

/** A grey bar where a text will be. */
export function Skeleton({ width = '100%', height }: { width?: number | string; height?: number }) {
  return <span className="ic-skeleton" style={{ width, height }} />;
}

/** Read out while something is loading: `text`, or "Loading…". */
export function LoadingText({ text }: { text?: string }) {
  const { t } = useText('common');
  return (
    // eslint-disable-next-line inventory/no-live-region -- the text never changes
    <span className="ic-hidden" role="status">
      {text ?? t('state.loading')}
    </span>
  );
}

const LINES = ['38%', '92%', '84%', '88%', '61%'];

/** A page that is loading: the outline of a heading and some lines. */
export function PageSkeleton() {
  return (
    <div className="ic-page" aria-busy="true">
      <LoadingText />
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
