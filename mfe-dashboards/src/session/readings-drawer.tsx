import { useText } from 'shared-kit/i18n';
import { DataTable } from 'shared-kit/ui-data';
import { Drawer } from 'shared-kit/ui-overlay';
import { useMemo, useState } from 'react';
import type { DomainSettings } from 'shared-kit/model';
import { viewColumns } from '../address-table/view-columns';
import { viewRowKey, type ColumnWords } from '../session-data/address-columns';
import type { Readings } from '../session-data/session-table/session-rows';

export interface ReadingsDrawerProps {
  readings: Readings | undefined;
  settings: DomainSettings | undefined;
  words: ColumnWords;
  onClose: () => void;
}

/** All readings of an address that was read more than once, each as it was made (ADD-16). */
export function ReadingsDrawer({ readings, settings, words, onClose }: ReadingsDrawerProps) {
  const { t } = useText('dashboards');
  // The drawer keeps its content while it slides out.
  const [last, setLast] = useState(readings);
  if (readings && readings !== last) setLast(readings);
  const columns = useMemo(
    () =>
      last && settings
        ? viewColumns(last.frame, { words, settings, hasPictures: last.rows.some(({ pictures }) => pictures) }).slice(1)
        : [],
    [last, words, settings],
  );
  const title = t('session.readingsOf', { address: last?.address ?? '' });
  return (
    <Drawer open={readings !== undefined} title={title} onClose={onClose} wide>
      {last && (
        <DataTable
          id="readings"
          label={title}
          exportName={last.address}
          rows={last.rows}
          columns={columns}
          rowKey={viewRowKey}
          urlNaming="none"
        />
      )}
    </Drawer>
  );
}
