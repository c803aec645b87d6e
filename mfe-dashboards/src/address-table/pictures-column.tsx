import { formatDate, useText } from 'shared-kit/i18n';
import type { ViewRow } from 'shared-kit/model/session-export';
import { useFeedback } from 'shared-kit/state';
import { Button, Icon } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { picturesIn, type RowPicture } from '../session-data/row-pictures';

/** Opens the viewer. The caption of a picture is its address and time (D-70). */
function useShowPictures() {
  const { locale } = useText('dashboards');
  const { showPictures } = useFeedback();
  return (pictures: readonly RowPicture[]) =>
    showPictures(
      pictures.map(({ path, at, address }) => ({ path, caption: [address, formatDate(at || null, locale)].filter(Boolean).join(' · ') })),
    );
}

/** A button in every row whose address has pictures. */
export function PicturesButton({ row }: { row: ViewRow }) {
  const { t } = useText('dashboards');
  const show = useShowPictures();
  const { address, pictures = [] } = row;
  const name = t('session.picturesOf', { count: pictures.length, address });
  return (
    <Button
      size="small"
      variant="text"
      icon={<Icon of={icons.picture} />}
      aria-label={name}
      title={name}
      onClick={() => show(picturesIn([row]))}
    >
      {pictures.length}
    </Button>
  );
}

/**
 * Opens all pictures of the table, one after the other; `read` gets them from where the rows are. It is as small as the tools beside it, because it
 * comes with the rows.
 */
export function AllPicturesButton({ count, read }: { count: number; read: () => Promise<readonly RowPicture[]> }) {
  const { t } = useText('dashboards');
  const show = useShowPictures();
  if (count === 0) return null;
  const name = t('session.allPictures', { count });
  return (
    <Button
      size="small"
      variant="text"
      icon={<Icon of={icons.picture} />}
      aria-label={name}
      title={name}
      onClick={() => void read().then(show, () => {})}
    >
      {count}
    </Button>
  );
}
