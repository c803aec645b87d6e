import { formatDate, useText } from 'shared-kit/i18n';
import { READING_FLAG } from 'shared-kit/model';
import type { ViewRow } from 'shared-kit/model/session-export';
import { useFeedback, type ViewedPicture } from 'shared-kit/state';
import { Button, Icon } from 'shared-kit/ui-core';
import type { Column } from 'shared-kit/ui-data';
import { icons } from 'shared-kit/ui-frame';
import { useMemo } from 'react';

/** A button for every row whose address has pictures. It is nothing that an export could hold. */
export function picturesColumn(title: string): Column<ViewRow> {
  return {
    // No column of a sheet can be called so: a slash is forbidden in names.
    key: '/pictures',
    title,
    value: ({ pictures }) => pictures?.length ?? 0,
    searchable: false,
    exported: false,
    width: 110,
    render: (row) => row.pictures && <PicturesButton row={row} />,
  };
}

/** Each picture goes by its address and moment (decision D-70). */
function usePictures(): (rows: readonly ViewRow[]) => ViewedPicture[] {
  const { locale } = useText('dashboards');
  return (rows) =>
    takenIn(rows).map(({ path, at, address }) => ({ path, caption: [address, formatDate(at || null, locale)].filter(Boolean).join(' · ') }));
}

/** In the order they were taken; an address that is shown in several rows has its pictures in each. */
function takenIn(rows: readonly ViewRow[]): { path: string; at: number; address: string }[] {
  const byPath = new Map<string, { path: string; at: number; address: string }>();
  // The flag first: of a hundred thousand rows without pictures nothing else need be read.
  const pictured = rows.filter(({ flags }) => (flags & READING_FLAG.withPicture) !== 0);
  for (const { address, pictures } of pictured) for (const { path, at } of pictures ?? []) byPath.set(path, { path, at, address });
  return [...byPath.values()].sort((a, b) => a.at - b.at);
}

function PicturesButton({ row }: { row: ViewRow }) {
  const { t } = useText('dashboards');
  const { showPictures } = useFeedback();
  const picturesOf = usePictures();
  const { address, pictures = [] } = row;
  const name = t('session.picturesOf', { count: pictures.length, address });
  return (
    <Button size="small" variant="text" icon={<Icon of={icons.picture} />} aria-label={name} title={name} onClick={() => showPictures(picturesOf([row]))}>
      {pictures.length}
    </Button>
  );
}

/** All pictures of the session, one after the other. */
export function AllPicturesButton({ rows }: { rows: readonly ViewRow[] }) {
  const { t } = useText('dashboards');
  const { showPictures } = useFeedback();
  const picturesOf = usePictures();
  const count = useMemo(() => takenIn(rows).length, [rows]);
  if (count === 0) return null;
  return (
    <Button icon={<Icon of={icons.picture} />} onClick={() => showPictures(picturesOf(rows))}>
      {t('session.allPictures', { count })}
    </Button>
  );
}
