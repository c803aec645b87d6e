import { useText } from 'shared-kit/i18n';
import type { DomainSettings } from 'shared-kit/model';
import { Button, Icon, Text, WithNames } from 'shared-kit/ui-core';
import { saveFile } from 'shared-kit/ui-data';
import { icons } from 'shared-kit/ui-overlay';
import { useId } from 'react';
import { exampleAddress, sampleRow } from './sample-row';

export interface NeededColumnsProps {
  domain: string;
  settings: DomainSettings;
  /** True when a script of the domain changes the sheets before they are checked. */
  prepared: boolean;
}

/** The columns that a spreadsheet needs in this domain (TASK-18 to TASK-20) with a sample row, and a workbook to fill in (ADD-19). */
export function NeededColumns({ domain, settings, prepared }: NeededColumnsProps) {
  const { t } = useText('dashboards');
  const title = useId();
  const sample = sampleRow(settings);
  const { addrPattern } = settings;
  return (
    <div className="db-needed">
      <span className="ic-label" id={title}>
        {t('createInventoryTask.needed')}
      </span>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without the focus a keyboard could not scroll a wide sheet */}
      <div className="db-preview" role="region" aria-labelledby={title} tabIndex={0}>
        <table aria-labelledby={title}>
          <thead>
            <tr>
              {sample.map(({ column }) => (
                <th key={column} scope="col" translate="no">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {sample.map(({ column, value }) => (
                <td key={column} translate="no">
                  {value}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
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
      <TemplateButton domain={domain} columns={sample.map(({ column }) => column)} />
    </div>
  );
}

/** Saves a workbook that holds the names of the columns alone. */
function TemplateButton({ domain, columns }: { domain: string; columns: string[] }) {
  const { t } = useText('dashboards');
  const download = async () => {
    const { tableToXlsx } = await import('shared-kit/model/session-export');
    const name = t('createInventoryTask.templateName', { domain });
    const file = await tableToXlsx({ head: columns, rows: [], dateColumns: [] }, { name, now: Date.now() });
    if (file.ok) saveFile(file.value);
  };
  return (
    <div>
      <Button size="small" icon={<Icon of={icons.download} />} onClick={() => void download()}>
        {t('createInventoryTask.template')}
      </Button>
    </div>
  );
}
