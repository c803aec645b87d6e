import { formatNumber, useText } from 'shared-kit/i18n';
import { READING_FLAG, type ReadingFlag, type SessionFigures } from 'shared-kit/model';
import { Icon, type IconDefinition } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { FilterPill } from 'shared-kit/ui-data';
import { useLayoutEffect, useRef } from 'react';
import { RESULT_STYLE } from '../results/result-tag';

/** The kinds of addresses that the table can be filtered by, in the order of the pills. */
export const SHOWABLE = Object.keys(READING_FLAG) as ReadingFlag[];

const ICONS: Record<ReadingFlag, IconDefinition> = {
  empty: RESULT_STYLE.empty.icon,
  invalid: RESULT_STYLE.invalid.icon,
  divergent: RESULT_STYLE.divergent.icon,
  withPicture: icons.picture,
};

export interface SessionFiguresProps {
  figures: Partial<SessionFigures>;
  shown: ReadingFlag | undefined;
  onShow: (flag: ReadingFlag | undefined) => void;
}

/** How many addresses there are of each kind; each figure shows those addresses when it is pressed (ADD-16). */
export function SessionFiguresBar({ figures, shown, onShow }: SessionFiguresProps) {
  const { t, locale } = useText('dashboards');
  const figure = (name: 'all' | ReadingFlag) => {
    const value = name === 'all' ? undefined : name;
    const count = figures[name];
    const n = count === undefined ? '…' : formatNumber(count, locale);
    return (
      <FilterPill
        key={name}
        kind={name}
        label={t(`session.figure.${name}`, { n })}
        mark={value && <Icon of={ICONS[value]} />}
        on={shown === value}
        onPress={() => onShow(shown === value ? undefined : value)}
      />
    );
  };
  return (
    <div role="group" aria-label={t('session.figures')} className="db-figures" ref={useKeptFocus()}>
      {(['all', ...SHOWABLE] as const).map(figure)}
    </div>
  );
}

/** The place of the figure that had the focus when its bar went away, until the same change of the page is complete. */
let focused: number | undefined;

/** The bar moves from the outline of a table into the table, where it is rendered anew: the figure with the focus keeps it. */
function useKeptFocus() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const buttons = [...bar.current!.querySelectorAll('button')];
    if (focused !== undefined) buttons[focused]?.focus();
    return () => {
      const place = buttons.findIndex((button) => button === document.activeElement);
      focused = place < 0 ? undefined : place;
      queueMicrotask(() => (focused = undefined));
    };
  }, []);
  return bar;
}
