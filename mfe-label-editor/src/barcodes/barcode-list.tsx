import { formatList, useText } from 'shared-kit/i18n';
import { MAX_BARCODES } from 'shared-kit/model';
import { useLatest } from 'shared-kit/state';
import { Button, Heading } from 'shared-kit/ui-core';
import { useMemo } from 'react';
import { boundsOf, freePlace, REGION, type Target } from '../drawing/drag';
import { keepWithin, rectangleOf, type Box, type Size } from '../drawing/geometry';
import type { Editor } from '../editing/use-editor';
import { PlaceItem } from './place-item';

/** The region and the barcodes with position and size as numbers: everything that the canvas does can be done here too (ADD-07). */
export function BarcodeList({ editor, picture }: { editor: Editor; picture: Size | null }) {
  const { t } = useText('labelEditor');
  const { drawing, selected, hovered } = editor;
  const readOnly = editor.readOnly || editor.editing.mode === 'pattern';
  const bounds: Box | null = picture && { left: 0, top: 0, right: picture.width, bottom: picture.height };
  const handlers = useItemHandlers(editor, bounds);
  const free = freePlace(drawing);
  return (
    <section className="le-list" aria-label={t('barcodes.section')}>
      <div className="le-list-head">
        <Heading>{t('barcodes.title')}</Heading>
        <span className="ic-muted ic-number">{t('barcodes.count', { count: drawing.barcodes.length, limit: MAX_BARCODES })}</span>
      </div>
      {drawing.region ? (
        <PlaceItem
          target={REGION}
          name={t('barcodes.region')}
          place={drawing.region}
          selected={selected === REGION}
          hovered={false}
          readOnly={readOnly}
          {...handlers}
        />
      ) : (
        bounds && (
          <Button size="small" disabled={readOnly} onClick={() => editor.drawRegion(rectangleOf(bounds))}>
            {t('barcodes.wholePicture')}
          </Button>
        )
      )}
      {drawing.barcodes.length === 0 && <p className="ic-muted">{drawing.region ? t('barcodes.none') : t('barcodes.noRegion')}</p>}
      <ol aria-label={t('barcodes.title')}>
        {drawing.barcodes.map((barcode, index) => (
          <PlaceItem
            key={barcode.id}
            target={barcode.id}
            number={index + 1}
            name={t('barcodes.barcode', { number: index + 1 })}
            fields={formatList(barcode.pattern.dataFields.map(({ name }) => name))}
            place={barcode}
            selected={selected === barcode.id}
            hovered={hovered === barcode.id}
            readOnly={readOnly}
            {...handlers}
          />
        ))}
      </ol>
      {free && drawing.barcodes.length < MAX_BARCODES && (
        <Button size="small" disabled={readOnly} onClick={() => editor.drawBarcode(rectangleOf(free))}>
          {t('barcodes.place')}
        </Button>
      )}
    </section>
  );
}

/** Handlers that stay the same objects, so that of fifty memoised items only those that change render again. */
function useItemHandlers(editor: Editor, bounds: Box | null) {
  const latest = useLatest({ editor, bounds });
  return useMemo(
    () => ({
      onSelect: (target: Target) => {
        const { editing, editPattern, select } = latest.current.editor;
        if (editing.mode === 'pattern' && target !== REGION) editPattern(target);
        else select(target);
      },
      onHover: (target: Target | null) => latest.current.editor.hover(target),
      onRemove: (target: Target) => latest.current.editor.remove(target),
      onPlace: (target: Target, box: Box, field: string) => {
        const { drawing, place } = latest.current.editor;
        place(target, keepWithin(box, boundsOf(drawing, target, latest.current.bounds ?? box)), `${field} ${target}`);
      },
    }),
    [latest],
  );
}
