import { rowsOfPage, type ShownTable } from '../state/shown-table';
import { CardItems } from './card-items';

/** The rows of a page as a list of cards, for screens too narrow for columns. */
export const CardPages = <T,>(view: ShownTable<T>) => <CardItems view={view} rows={rowsOfPage(view)} />;
