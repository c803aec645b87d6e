import { formatDate, useText } from 'shared-kit/i18n';
import { READING_FLAG } from 'shared-kit/model';
import type { ViewRow } from 'shared-kit/model/session-export';
import { useFeedback } from 'shared-kit/state';
import { Button, Icon } from 'shared-kit/ui-core';
import type { Column } from 'shared-kit/ui-data';
import { icons } from 'shared-kit/ui-frame';
import { useMemo } from 'react';

/** A button in every row whose address has pictures. Exports leave the column out. */
export function picturesColumn(title: string): Column<ViewRow> {
  return {
    // A slash is not allowed in names, so no column of a sheet has this key.
    key: '/pictures',
    title,
    value: ({ pictures }) => pictures?.length ?? 0,
    words: true,
    searchable: false,
    exported: false,
    width: 110,
    render: (row) => row.pictures && <PicturesButton row={row} />,
  };
}

/** The caption of a picture is its address and time (D-70). */
function usePictures() {
  const { locale } = useText('dashboards');
  return (rows: readonly ViewRow[]) =>
    picturesIn(rows).map(({ path, at, address }) => ({
      path,
      caption: [address, formatDate(at || null, locale)].filter(Boolean).join(' · '),
    }));
}

/** The pictures of the rows by time. Each is listed once, although every row of an address holds its pictures. */
function picturesIn(rows: readonly ViewRow[]): { path: string; at: number; address: string }[] {
  const byPath = new Map<string, { path: string; at: number; address: string }>();
  // The flag is tested first, because reading anything else parses the row.
  const rowsWithPicture = rows.filter(({ flags }) => (flags & READING_FLAG.withPicture) !== 0);
  for (const { address, pictures } of rowsWithPicture) for (const { path, at } of pictures ?? []) byPath.set(path, { path, at, address });
  return [...byPath.values()].sort((a, b) => a.at - b.at);
}

function PicturesButton({ row }: { row: ViewRow }) {
  const { t } = useText('dashboards');
  const { showPictures } = useFeedback();
  const picturesOf = usePictures();
  const { address, pictures = [] } = row;
  const name = t('session.picturesOf', { count: pictures.length, address });
  return (
    <Button
      size="small"
      variant="text"
      icon={<Icon of={icons.picture} />}
      aria-label={name}
      title={name}
      onClick={() => showPictures(picturesOf([row]))}
    >
      {pictures.length}
    </Button>
  );
}

/** Opens all pictures of the session, one after the other. It is as small as the tools beside it, because it comes with the rows. */
export function AllPicturesButton({ rows }: { rows: readonly ViewRow[] }) {
  const { t } = useText('dashboards');
  const { showPictures } = useFeedback();
  const picturesOf = usePictures();
  const count = useMemo(() => picturesIn(rows).length, [rows]);
  if (count === 0) return null;
  const name = t('session.allPictures', { count });
  return (
    <Button
      size="small"
      variant="text"
      icon={<Icon of={icons.picture} />}
      aria-label={name}
      title={name}
      onClick={() => showPictures(picturesOf(rows))}
    >
      {count}
    </Button>
  );
}
