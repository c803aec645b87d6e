import { CELL_RESULTS, type CellState } from '../picture/cell-states';
import type { Area } from './area';

/** Which cells the map shows. */
export interface MapFilter {
  /** The states to show; when empty, all of them. */
  results: readonly CellState[];
  street: string | undefined;
  /** Shows only the addresses without a place in the racks. */
  withoutPlace: boolean;
  areas: readonly Area[];
}

/** What the map shows. The URL of the page contains it, so that it can be shared and survives a reload. */
export interface MapQuery extends MapFilter {
  /** The session by its id, `all` for all addresses, undefined for the latest session. */
  source: { session: string } | 'all' | undefined;
  /** The address whose cell is in view at first. */
  startAddress: string | undefined;
}

const NAMES = {
  all: 'all',
  session: 'session',
  results: 'show',
  street: 'street',
  withoutPlace: 'shelf',
  areas: 'area',
  startAddress: 'at',
} as const;
const MOST_AREAS = 50;
const SIDES = 7;

/** Reads the URL of the page. Invalid values are ignored, because anybody may have written them. */
export function readMapQuery(params: URLSearchParams): MapQuery {
  const session = params.get(NAMES.session);
  const results = params.getAll(NAMES.results);
  return {
    source: params.has(NAMES.all) ? 'all' : session ? { session } : undefined,
    results: CELL_RESULTS.filter((result) => results.includes(result)),
    street: params.get(NAMES.street) ?? undefined,
    withoutPlace: params.has(NAMES.withoutPlace),
    areas: params.getAll(NAMES.areas).slice(0, MOST_AREAS).flatMap(readArea),
    startAddress: params.get(NAMES.startAddress) ?? undefined,
  };
}

function readArea(text: string): Area[] {
  const parts = parsed(text);
  if (!Array.isArray(parts) || parts.length !== SIDES || !parts.every((part) => typeof part === 'string')) return [];
  const [street, column, position, level, toColumn, toPosition, toLevel] = parts as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return [{ street, from: { column, position, level }, to: { column: toColumn, position: toPosition, level: toLevel } }];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const areaText = ({ street, from, to }: Area): string =>
  JSON.stringify([street, from.column, from.position, from.level, to.column, to.position, to.level]);

/** Writes a change into the URL of the page. The table returns to its first page. Another session clears the filters by place. */
export function writeMapQuery(params: URLSearchParams, change: Partial<MapQuery>): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, values: readonly string[]) => {
    next.delete(name);
    for (const value of values) next.append(name, value);
  };
  next.delete('page');
  if ('source' in change) {
    const { source } = change;
    put(NAMES.all, source === 'all' ? ['1'] : []);
    put(NAMES.session, source !== undefined && source !== 'all' ? [source.session] : []);
    for (const name of [NAMES.street, NAMES.areas, NAMES.startAddress, NAMES.withoutPlace]) next.delete(name);
  }
  if (change.results) put(NAMES.results, change.results);
  if ('street' in change) put(NAMES.street, change.street === undefined ? [] : [change.street]);
  if (change.withoutPlace !== undefined) put(NAMES.withoutPlace, change.withoutPlace ? ['1'] : []);
  if (change.areas) put(NAMES.areas, change.areas.slice(0, MOST_AREAS).map(areaText));
  if ('startAddress' in change) put(NAMES.startAddress, change.startAddress === undefined ? [] : [change.startAddress]);
  return next;
}

/** The filter as a text, by which a worker filters the rows below the map. */
export const filterText = ({ results, street, withoutPlace, areas }: MapFilter): string =>
  hasFilters({ results, street, withoutPlace, areas }) ? JSON.stringify({ results, street, withoutPlace, areas }) : '';

/** Reads a text of {@link filterText}. */
export const filterOf = (text: string): MapFilter => JSON.parse(text) as MapFilter;

/** Whether any filter is set. */
export const hasFilters = ({ results, street, withoutPlace, areas }: MapFilter): boolean =>
  results.length > 0 || street !== undefined || withoutPlace || areas.length > 0;
