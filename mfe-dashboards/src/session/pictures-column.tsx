import { useText } from 'shared-kit/i18n';
import { useFeedback } from 'shared-kit/state';
import { Button, Icon } from 'shared-kit/ui-core';
import type { Column } from 'shared-kit/ui-data';
import { icons } from 'shared-kit/ui-frame';
import type { BuiltRow } from '../built-table';
import type { SessionPictures } from './session-pictures';

export interface PicturesColumn {
  title: string;
  pictures: SessionPictures;
  /** Which column of the built table is the address; rows are of one address each. */
  addressAt: number;
}

/** A button for every row whose address has pictures. It is nothing that an export could hold. */
export function picturesColumn({ title, pictures, addressAt }: PicturesColumn): Column<BuiltRow> {
  const addressOf = ({ cells }: BuiltRow) => String(cells[addressAt] ?? '');
  return {
    // No column of a sheet can be called so: a slash is forbidden in names.
    key: '/pictures',
    title,
    value: (row) => pictures.byAddress.get(addressOf(row))?.length ?? 0,
    searchable: false,
    exported: false,
    width: 110,
    render: (row) => <PicturesButton address={addressOf(row)} pictures={pictures} />,
  };
}

function PicturesButton({ address, pictures }: { address: string; pictures: SessionPictures }) {
  const { t } = useText('dashboards');
  const { showPictures } = useFeedback();
  const shown = pictures.byAddress.get(address);
  if (!shown) return null;
  const name = t('session.picturesOf', { count: shown.length, address });
  return (
    <Button size="small" variant="text" icon={<Icon of={icons.picture} />} aria-label={name} title={name} onClick={() => showPictures(shown)}>
      {shown.length}
    </Button>
  );
}

/** All pictures of the session, one after the other. */
export function AllPicturesButton({ pictures: { all } }: { pictures: SessionPictures }) {
  const { t } = useText('dashboards');
  const { showPictures } = useFeedback();
  return (
    <Button icon={<Icon of={icons.picture} />} onClick={() => showPictures(all)}>
      {t('session.allPictures', { count: all.length })}
    </Button>
  );
}
