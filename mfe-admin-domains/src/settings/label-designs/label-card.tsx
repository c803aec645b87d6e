import { useText } from 'shared-kit/i18n';
import type { LabelDesign } from 'shared-kit/model';
import type { ReactNode } from 'react';
import { LabelThumbnail } from './label-thumbnail';

export interface LabelCardProps {
  label: LabelDesign;
  /** Its number in the list, from 1. */
  number: number;
  actions: ReactNode;
}

/** A label design: its picture with the barcodes, its name and the numbers of its barcodes and fields. */
export function LabelCard({ label, number, actions }: LabelCardProps) {
  const { t } = useText('domains');
  const fields = label.barcodePatterns.reduce((sum, { dataFields }) => sum + dataFields.length, 0);
  return (
    <li className="do-label">
      <LabelThumbnail label={label} />
      <div className="do-label-body">
        <p className="do-label-name">
          <span className="ic-muted ic-number">{number}</span> <bdi translate="no">{label.name}</bdi>
        </p>
        <p className="ic-muted">
          {t('dSett.label.barcodes', { count: label.barcodePatterns.length })} · {t('dSett.label.fields', { count: fields })}
        </p>
        {actions}
      </div>
    </li>
  );
}
