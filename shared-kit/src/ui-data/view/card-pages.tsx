import { rowsOfPage, type ShownTable } from '../state/shown-table';
import { CardFrame } from './card-frame';

/** The rows of a page as a list of cards, for screens too narrow for columns. */
export const CardPages = <T,>(view: ShownTable<T>) => <CardFrame view={view} rows={rowsOfPage(view)} />;
