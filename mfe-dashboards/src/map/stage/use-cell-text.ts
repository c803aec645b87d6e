import { formatDate, formatList, useText } from 'shared-kit/i18n';
import { useCallback } from 'react';
import { addressAt, columnAt, stateAt, streetAt, type RackPicture } from '../picture/rack-picture';
import { textAt } from '../picture/text-list';

/** A cell in words: its address, where it is, what was read, by whom and when. Parts that are not known are left out. */
export function useCellText(picture: RackPicture): (cell: number) => string {
  const { t, locale } = useText('rackMap');
  return useCallback(
    (cell: number) => {
      const state = stateAt(picture, cell);
      const by = picture.people[picture.readBy[cell]!] ?? '';
      const when = formatDate(picture.checkedAt[cell] || null, locale);
      const readings = picture.readings[cell]!;
      return [
        addressAt(picture, cell),
        placeText(picture, cell, t),
        t(`result.${state}`),
        textAt(picture.values, cell),
        by,
        when,
        readings > 1 ? t('cell.readings', { count: readings }) : '',
      ]
        .filter(Boolean)
        .join(' · ');
    },
    [picture, t, locale],
  );
}

function placeText(picture: RackPicture, cell: number, t: ReturnType<typeof useText<'rackMap'>>['t']): string {
  const street = picture.streets[streetAt(picture, cell)];
  if (!street) return t('cell.noPlace');
  const column = street.columns[columnAt(street, cell)]!;
  const level = street.levels[picture.levels[cell]!]!;
  const position = street.positions[picture.positions[cell]!]!;
  const parts = [
    street.name && t('cell.street', { name: street.name }),
    column && t('cell.column', { name: column }),
    level && t('cell.level', { name: level }),
    position && t('cell.position', { name: position }),
  ];
  return formatList(parts.filter(Boolean), undefined, 'unit');
}
