import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { CardItems } from './card-items';
import type { ShownTable } from '../state/shown-table';

const CARD_HEIGHT = { normal: 150, dense: 120 };
const OVERSCAN = 4;

/** All rows as one list of cards that scrolls with the page. Only cards near the viewport are rendered. */
export default function CardList<T>(view: ShownTable<T>) {
  const { count, dense, rowAt, showRange } = view;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- the rule is about the React compiler, which does not run here
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => (dense ? CARD_HEIGHT.dense : CARD_HEIGHT.normal),
    getItemKey: (index) => (index < count ? (rowAt(index)?.key ?? index) : index),
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  const items = virtualizer.getVirtualItems().filter(({ index }) => index < count);
  const last = items.at(-1);
  const padding = {
    paddingTop: items[0] ? items[0].start - top : 0,
    paddingBottom: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
  };
  const [from, to] = [items[0]?.index ?? 0, (last?.index ?? 0) + 1];
  useLayoutEffect(() => showRange(from, to), [showRange, from, to]);
  const rows = items.flatMap(({ index }) => rowAt(index) ?? []);
  return <CardItems view={view} rows={rows} listRef={list} style={padding} setSize={count} measureRef={virtualizer.measureElement} />;
}
