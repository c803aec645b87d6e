import { useText } from 'shared-kit/i18n';
import { expectedDataColumns, type DomainSettings } from 'shared-kit/model';
import { Text } from 'shared-kit/ui-core';
import { Tag } from 'shared-kit/ui-display';

/** What a spreadsheet needs in this domain, told before one is chosen (TASK-18 to TASK-20). */
export function NeededColumns({ settings, prepared }: { settings: DomainSettings; prepared: boolean }) {
  const { t } = useText('dashboards');
  const { barcode, mif } = expectedDataColumns(settings);
  const columns = [...new Set([settings.baseFields.address, ...barcode, ...mif])];
  const { addrPattern } = settings;
  return (
    <div className="db-rules">
      <div className="db-columns">
        <Text muted>{t('createInventoryTask.needed')}</Text>
        {columns.map((column) => (
          <Tag key={column} label={column} />
        ))}
      </div>
      <Text muted>
        {t('createInventoryTask.pattern', { pattern: addrPattern, length: addrPattern.length })}
      </Text>
      {prepared && <Text muted>{t('createInventoryTask.prepared')}</Text>}
    </div>
  );
}
