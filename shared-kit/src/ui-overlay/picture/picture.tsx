import { useText } from '../../i18n';
import { Icon, Skeleton } from '../../ui-core';
import { icons } from '../display/icons';
import { useInView } from './use-in-view';
import { usePicture, type PictureState } from './use-picture';

interface PictureProps {
  /** Its path in Storage; null shows the fallback. */
  path: string | null;
  /** A description for screen readers. */
  alt: string;
  /** Makes it a button, for example to open `useFeedback().showPictures`. */
  onOpen?: () => void;
}

/** A picture from Storage: a skeleton while it loads, a fallback when that fails (SHELL-13). It loads when it comes into view. */
export function Picture({ path, alt, onOpen }: PictureProps) {
  const [ref, inView] = useInView();
  const picture = usePicture(inView ? path : null);
  const state: PictureState = path !== null && !inView ? { ...picture, status: 'loading' } : picture;
  const content = <PictureContent state={state} alt={alt} />;
  return (
    <div ref={ref} className="ic-picture">
      {onOpen ? (
        <button type="button" className="ic-picture-button" aria-label={alt} onClick={onOpen}>
          {content}
        </button>
      ) : (
        content
      )}
    </div>
  );
}

function PictureContent({ state, alt }: { state: PictureState; alt: string }) {
  const { t } = useText('common');
  if (state.status === 'loading') {
    return (
      <span className="ic-picture-loading" aria-busy="true">
        <Skeleton />
        <span className="ic-hidden">{t('img.loading')}</span>
      </span>
    );
  }
  if (state.status === 'ready') return <img src={state.url} alt={alt} onError={state.fail} draggable={false} />;
  return (
    <span className="ic-picture-failed" role="img" aria-label={`${alt}: ${t('img.unavailable')}`}>
      <Icon of={icons.picture} />
      <span>{t('img.unavailable')}</span>
    </span>
  );
}
