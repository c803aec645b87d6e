import { resultOf } from 'shared-kit/model';
import { useText } from 'shared-kit/i18n';
import { Link } from 'shared-kit/router';
import { CELL_STATES, type TableColumns, type ViewRow } from 'shared-kit/model/session-table';
import type { Cell } from 'shared-kit/model/workbook';
import type { Column } from 'shared-kit/ui-data';
import { Button, WithNames } from 'shared-kit/ui-core';
import { icons, StateTag } from 'shared-kit/ui-overlay';
import {
  addressColumns,
  repeatedText,
  type AddressColumn,
  type AddressColumnsOptions,
  type ColumnWords,
} from '../session-data/address-columns';
import { RESULT_STYLE, ResultTag } from '../results/result-tag';
import { PicturesButton } from './pictures-column';

/** Shows how often the address was read, and opens the readings: a merged row may show a valid value although another reading is invalid. */
function RepeatedMark({ row, text, onOpen }: { row: ViewRow; text: string; onOpen: (address: string) => void }) {
  const { t } = useText('dashboards');
  return (
    <Button
      size="small"
      variant="link"
      aria-label={t('session.openReadings', { address: row.address, readings: text })}
      onClick={() => onOpen(row.address)}
    >
      {text}
    </Button>
  );
}

type State = (typeof CELL_STATES)[keyof typeof CELL_STATES];

const STYLE = {
  empty: RESULT_STYLE.empty,
  invalid: RESULT_STYLE.invalid,
  positive: { tone: 'success', icon: icons.success },
  negative: RESULT_STYLE.divergent,
} as const;

/** A cell with a state instead of a value, in the domain's own words. The state "no value" is grey. */
function CellState({ state, text }: { state: State; text: Cell }) {
  if (text === null || text === '') return null;
  return state === 'null' ? (
    <span className="db-none" translate="no">
      {text}
    </span>
  ) : (
    <StateTag {...STYLE[state]} label={String(text)} />
  );
}

/** The value that was expected instead of the one found. */
function ExpectedValue({ found, expected }: { found: Cell; expected: string }) {
  const { t } = useText('dashboards');
  return (
    <>
      <span>{found}</span>{' '}
      <span className="db-expected" translate="yes">
        <WithNames text={t('session.expected', { value: expected })} names={[expected]} />
      </span>
    </>
  );
}

interface LooksOptions {
  words: ColumnWords;
  /** Opens the readings of an address that was read more than once. */
  onOpen?: (address: string) => void;
  /** The path of the page that shows them, used without `onOpen`. If both are missing, each row is a reading. */
  readingsPath?: (row: ViewRow) => string;
}

export type ViewColumnsOptions = LooksOptions & Omit<AddressColumnsOptions, 'countsReadings'>;

/** The columns of a table of addresses, with their looks. */
export const viewColumns = (tableColumns: TableColumns, options: ViewColumnsOptions): Column<ViewRow>[] =>
  withLooks(addressColumns(tableColumns, { ...options, countsReadings: (options.onOpen ?? options.readingsPath) !== undefined }), options);

export const withLooks = (columns: readonly AddressColumn[], options: LooksOptions): Column<ViewRow>[] =>
  columns.map((column) => ({ ...column, ...looksOf(column, options) }));

function looksOf({ of, cell = 0, kind }: AddressColumn, options: LooksOptions): Partial<Column<ViewRow>> {
  if (of === 'session') return {};
  if (of === 'result') return { render: (row) => <Result row={row} {...options} /> };
  if (of === 'pictures') return { words: true, width: 110, render: (row) => row.pictures && <PicturesButton row={row} /> };
  return {
    titleIsName: true,
    ...(of === 'address' && { sticky: true, isCardTitle: true }),
    ...(kind !== 'date' && { renderSpecial: (row) => specialCell(row, cell) }),
  };
}

function specialCell({ states, cells, expected }: ViewRow, cell: number) {
  const letter = states[cell];
  const value = cells[cell] ?? null;
  if (letter !== ' ' && letter !== undefined) return <CellState state={CELL_STATES[letter as keyof typeof CELL_STATES]} text={value} />;
  return expected?.[cell] === undefined ? undefined : <ExpectedValue found={value} expected={expected[cell]} />;
}

interface ResultProps extends LooksOptions {
  row: ViewRow;
}

function Result({ row, words, onOpen, readingsPath }: ResultProps) {
  const text = repeatedText(row, words);
  return (
    <span className="db-result">
      <ResultTag result={resultOf(row.flags)} />
      {text !== '' && onOpen && <RepeatedMark row={row} text={text} onOpen={onOpen} />}
      {text !== '' && readingsPath && <Link to={readingsPath(row)}>{text}</Link>}
    </span>
  );
}
