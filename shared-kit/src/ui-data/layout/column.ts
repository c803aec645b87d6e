import type { ReactNode } from 'react';
import type { DataColumn } from '../../model/rows/data-column';

/** A column of a {@link DataTable}: what it knows of a row, and how that looks. */
export interface Column<T> extends DataColumn<T> {
  /** How a cell looks; by default its value in the user's locale. */
  render?: (row: T) => ReactNode;
  /** How the cells of some rows look; undefined for rows that look as usual. */
  renderSpecial?: (row: T) => ReactNode | undefined;
  /**
   * Whether its texts are words of the console, which the browser's translation may change; by default those of columns with `text`. All others
   * are names, addresses, codes or typed by people, and are not translated.
   */
  words?: boolean;
  /** Whether its title is a name that must not be translated, such as that of a field defined by users. */
  titleIsName?: boolean;
  /**
   * Shows a date as the time since then ("3 days ago"), for lists with the newest first. By default, and beside another date, it shows date
   * and time, which compare better.
   */
  relative?: boolean;
  /** The key of the column whose cells also show this one. It has no cells of its own, and is searched and exported with that column. */
  mergedInto?: string;
  width?: number | string;
  /** Is the title of cards on a small screen; by default the first column is. */
  isCardTitle?: boolean;
  /** Stays visible when a wide table is scrolled sideways, to identify the row; by default the first column does. */
  sticky?: boolean;
  /** Lets long texts break; by default a cell is one line. */
  wrap?: boolean;
}

/** The `translate` attribute of its cells, for the browser's translation. */
export const translateOf = <T>({ kind = 'text', text, words = text !== undefined }: Column<T>): 'no' | undefined =>
  kind === 'text' && !words ? 'no' : undefined;

/** The column that names the row. A press on the row opens its link, and it is the title of the row's card. */
export const headingOf = <T>(columns: readonly Column<T>[]): Column<T> | undefined =>
  columns.find(({ isCardTitle }) => isCardTitle) ?? columns[0];

/** The column that stays visible at the start of the row. */
export const stickyOf = <T>(columns: readonly Column<T>[]): Column<T> | undefined => columns.find(({ sticky }) => sticky) ?? columns[0];
