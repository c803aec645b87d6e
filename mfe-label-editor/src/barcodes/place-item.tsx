import { useText } from 'shared-kit/i18n';
import type { Rectangle } from 'shared-kit/model';
import { Name } from 'shared-kit/ui-core';
import { RemoveButton } from 'shared-kit/ui-overlay';
import { memo } from 'react';
import { REGION, type Target } from '../drawing/drag';
import { boxOf, sizeOf, type Box } from '../drawing/geometry';
import { PlaceField } from './place-field';

export interface PlaceItemProps {
  target: Target;
  /** The number of a barcode; the region has none. */
  number?: number;
  name: string;
  /** The names of the fields of its pattern; empty for a barcode without a pattern. */
  fields?: string;
  place: Rectangle;
  selected: boolean;
  hovered: boolean;
  readOnly: boolean;
  onSelect: (target: Target) => void;
  onHover: (target: Target | null) => void;
  /** Moves or resizes it; `field` is the input that was changed. */
  onPlace: (target: Target, box: Box, field: string) => void;
  onRemove: (target: Target) => void;
}

/** A barcode or the region with its position and size as fields. */
export const PlaceItem = memo(function PlaceItem(props: PlaceItemProps) {
  const { target, number, name, fields = '', place, selected, hovered, readOnly, onSelect, onHover, onPlace, onRemove } = props;
  const { t } = useText('labelEditor');
  const isBarcode = target !== REGION;
  const Element = isBarcode ? 'li' : 'div';
  const box = boxOf(place);
  const { width, height } = sizeOf(box);
  const move = (left: number, top: number, field: string) =>
    onPlace(target, { left, top, right: left + width, bottom: top + height }, field);
  const resize = (wide: number, high: number, field: string) =>
    onPlace(target, { ...box, right: box.left + wide, bottom: box.top + high }, field);
  return (
    <Element
      className={`ic-panel le-item${selected ? ' le-item-selected' : ''}${hovered ? ' le-item-hovered' : ''}`}
      onPointerEnter={() => onHover(target)}
      onPointerLeave={() => onHover(null)}
    >
      <div className="le-item-head">
        <button type="button" className="le-item-name" aria-pressed={selected} onClick={() => onSelect(target)}>
          {isBarcode && (
            <span className={fields === '' ? 'le-number le-number-open' : 'le-number'} aria-hidden="true">
              {number}
            </span>
          )}
          <span>{name}</span>
        </button>
        {isBarcode && (
          <RemoveButton label={t('barcodes.remove', { number: number ?? 0 })} disabled={readOnly} onClick={() => onRemove(target)} />
        )}
      </div>
      {isBarcode && (
        <p className={fields === '' ? 'le-open' : 'ic-muted le-item-fields'}>
          {fields === '' ? t('barcodes.noPattern') : <Name>{fields}</Name>}
        </p>
      )}
      <div className="le-place-fields" role="group" aria-label={t('barcodes.placeOf', { name })}>
        <PlaceField label={t('barcodes.x')} value={box.left} readOnly={readOnly} onChange={(x) => move(x, box.top, 'x')} />
        <PlaceField label={t('barcodes.y')} value={box.top} readOnly={readOnly} onChange={(y) => move(box.left, y, 'y')} />
        <PlaceField
          label={t('barcodes.width')}
          value={width}
          min={1}
          readOnly={readOnly}
          onChange={(wide) => resize(wide, height, 'width')}
        />
        <PlaceField
          label={t('barcodes.height')}
          value={height}
          min={1}
          readOnly={readOnly}
          onChange={(high) => resize(width, high, 'height')}
        />
      </div>
    </Element>
  );
});
