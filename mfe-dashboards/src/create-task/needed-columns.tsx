import { useText } from 'shared-kit/i18n';
import { expectedDataColumns, type DomainSettings } from 'shared-kit/model';
import { Button, Icon, Text, WithNames } from 'shared-kit/ui-core';
import { saveFile } from 'shared-kit/ui-data';
import { Tag } from 'shared-kit/ui-display';
import { icons } from 'shared-kit/ui-frame';

/** An address that fits the pattern: street 01, column 02, level 03, position 04, a letter for a constant (D-41). */
export function exampleAddress(pattern: string): string {
  const numbers: Record<string, string> = { R: '1', C: '2', N: '3', A: '4' };
  return pattern.replace(/R+|C+|N+|A+|\*/g, (part) => (part === '*' ? 'G' : (numbers[part.charAt(0)] ?? '').padStart(part.length, '0')));
}

export interface NeededColumnsProps {
  domain: string;
  settings: DomainSettings;
  /** True when a script of the domain changes the sheets before they are checked. */
  prepared: boolean;
}

/** The columns that a spreadsheet needs in this domain (TASK-18 to TASK-20), with a workbook to fill in (ADD-19). */
export function NeededColumns({ domain, settings, prepared }: NeededColumnsProps) {
  const { t } = useText('dashboards');
  const { barcode, mif } = expectedDataColumns(settings);
  const columns = [...new Set([settings.baseFields.address, ...barcode, ...mif])];
  const { addrPattern } = settings;
  const download = async () => {
    const { tableToXlsx } = await import('shared-kit/model/session-export');
    const name = t('createInventoryTask.templateName', { domain });
    const file = await tableToXlsx({ head: columns, rows: [], dateColumns: [] }, { name, now: Date.now() });
    if (file.ok) saveFile(file.value);
  };
  return (
    <div className="db-rules">
      <div className="db-columns">
        <Text muted>{t('createInventoryTask.needed')}</Text>
        {columns.map((column) => (
          <Tag key={column} label={column} />
        ))}
        <Button size="small" icon={<Icon of={icons.download} />} onClick={() => void download()}>
          {t('createInventoryTask.template')}
        </Button>
      </div>
      <Text muted>
        <WithNames
          text={t('createInventoryTask.pattern', {
            pattern: addrPattern,
            length: addrPattern.length,
            example: exampleAddress(addrPattern),
          })}
          names={[addrPattern, exampleAddress(addrPattern)]}
        />
      </Text>
      {prepared && <Text muted>{t('createInventoryTask.prepared')}</Text>}
    </div>
  );
}
