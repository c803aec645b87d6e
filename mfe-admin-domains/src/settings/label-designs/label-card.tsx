import { useText } from 'shared-kit/i18n';
import type { LabelDesign } from 'shared-kit/model';
import type { LinkTarget } from 'shared-kit/router';
import { RowActions } from '../row-actions';
import { LabelThumbnail } from './label-thumbnail';

export interface LabelCardProps {
  label: LabelDesign;
  /** Its number in the list, from 1. */
  number: number;
  edit: LinkTarget | undefined;
  onRemove: ((label: LabelDesign) => void) | undefined;
  removing: boolean;
}

/** A label design: its picture with the barcodes, its name and the numbers of its barcodes and fields. */
export function LabelCard({ label, number, edit, onRemove, removing }: LabelCardProps) {
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
        <RowActions
          edit={edit && { target: edit, label: t('dSett.label.edit', { name: label.name }) }}
          onRemove={onRemove && (() => onRemove(label))}
          removeLabel={t('dSett.label.remove', { name: label.name })}
          removing={removing}
        />
      </div>
    </li>
  );
}
