import { READING_FLAG, READING_RESULTS, resultOf, type ReadingFlag, type SessionFigures } from 'shared-kit/model';
import { useText, type Translate } from 'shared-kit/i18n';
import { Link } from 'shared-kit/router';
import { CELL_STATES, headerKey, type Cell, type ViewFrame, type ViewRow } from 'shared-kit/model/session-export';
import type { Column } from 'shared-kit/ui-data';
import { Button, WithNames } from 'shared-kit/ui-core';
import { icons, StateTag } from 'shared-kit/ui-frame';
import { picturesColumn } from './pictures-column';
import { RESULT_STYLE, ResultTag } from '../results/result-tag';

/** Text for an address that was read more than once, with the number of invalid readings; empty for one that was read once. */
function repeatedText({ readings, invalid }: ViewRow, t: Translate<'dashboards'>): string {
  if (readings < 2) return '';
  const all = t('session.readings', { count: readings });
  return invalid > 0 ? t('session.readingsInvalid', { readings: all, count: invalid }) : all;
}

/** Shows that text in the row and opens the readings, since a merged row may show a valid value although another reading is invalid. */
function RepeatedMark({ row, onOpen }: { row: ViewRow; onOpen: (address: string) => void }) {
  const { t } = useText('dashboards');
  const text = repeatedText(row, t);
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
  return state === 'null' ? <span className="db-none">{text}</span> : <StateTag {...STYLE[state]} label={String(text)} />;
}

export interface ViewColumnsOptions {
  t: Translate<'dashboards'>;
  addressTitle: string;
  /** An address as people see it, by which it is found too. */
  shelfAddress?: (address: string) => string;
  hasPictures: boolean;
  /** Opens the readings of an address that was read more than once. */
  onOpen?: (address: string) => void;
  /** The path of the page that shows them, used without `onOpen`. If both are missing, each row is a reading. */
  readingsPath?: (row: ViewRow) => string;
}

export const viewRowKey = ({ address, nth }: ViewRow): string => (nth === 0 ? address : `${address}\n${nth}`);

export const rowsWith = (rows: readonly ViewRow[], flag: ReadingFlag | undefined): readonly ViewRow[] =>
  flag ? rows.filter(({ flags }) => (flags & READING_FLAG[flag]) !== 0) : rows;

export const hasPicturesIn = (figures: SessionFigures | undefined, rows: readonly ViewRow[]): boolean =>
  figures ? figures.withPicture > 0 : rows.some(({ flags }) => (flags & READING_FLAG.withPicture) !== 0);

/** The columns of a built table. The result and the pictures of an address are right after the address (ADD-16, DASH-22). */
export function viewColumns(frame: ViewFrame, options: ViewColumnsOptions): Column<ViewRow>[] {
  const { t, addressTitle, shelfAddress, hasPictures } = options;
  // Without base fields, this is the address column of the spreadsheet, which may be at any position (D-73).
  const addressAt = frame.head.findIndex((title) => headerKey(title) === headerKey(addressTitle));
  const columns = frame.head.map((title, index) => {
    const column = cellColumn(frame, title, index, t);
    return index === addressAt ? addressColumn(column, shelfAddress) : column;
  });
  return columns.toSpliced(addressAt + 1, 0, resultColumn(options), ...(hasPictures ? [picturesColumn(t('session.pictures'))] : []));
}

const addressColumn = (column: Column<ViewRow>, shelfAddress: ViewColumnsOptions['shelfAddress']): Column<ViewRow> => ({
  ...column,
  sticky: true,
  isCardTitle: true,
  ...(shelfAddress && { alsoFoundBy: ({ address }) => shelfAddress(address) }),
});

type LetterOfState = keyof typeof CELL_STATES;

function cellColumn(
  { head, dateColumns, numberColumns }: ViewFrame,
  title: string,
  index: number,
  t: Translate<'dashboards'>,
): Column<ViewRow> {
  const kind = dateColumns.includes(index) ? 'date' : numberColumns.includes(index) ? 'number' : 'text';
  const column: Column<ViewRow> = {
    // The user's order of columns is stored by key, so the key is the title. Where two columns have the same title, the index is added.
    key: head.indexOf(title) === index ? title : `${title} (${index})`,
    title,
    titleIsName: true,
    value: ({ cells }) => cells[index],
    kind,
  };
  if (kind === 'date') return column;
  return {
    ...column,
    renderSpecial: ({ states, cells, expected }) => {
      const letter = states[index];
      if (letter !== ' ' && letter !== undefined)
        return <CellState state={CELL_STATES[letter as LetterOfState]} text={cells[index] ?? null} />;
      const expectedValue = expected?.[index];
      if (expectedValue === undefined) return undefined;
      return (
        <>
          <span>{cells[index]}</span>{' '}
          <span className="db-expected" translate="yes">
            <WithNames text={t('session.expected', { value: expectedValue })} names={[expectedValue]} />
          </span>
        </>
      );
    },
  };
}

/** A key that no column of a sheet has, because names cannot contain a slash. */
export const RESULT_COLUMN = '/result';

function resultColumn({ t, onOpen, readingsPath }: ViewColumnsOptions): Column<ViewRow> {
  return {
    key: RESULT_COLUMN,
    title: t('session.result'),
    value: ({ flags }) => READING_RESULTS.indexOf(resultOf(flags)),
    text: (row) =>
      [t(`session.results.${resultOf(row.flags)}`), (onOpen ?? readingsPath) && repeatedText(row, t)].filter(Boolean).join(' · '),
    render: (row) => (
      <span className="db-result">
        <ResultTag result={resultOf(row.flags)} />
        {onOpen && row.readings > 1 && <RepeatedMark row={row} onOpen={onOpen} />}
        {readingsPath && row.readings > 1 && <Link to={readingsPath(row)}>{repeatedText(row, t)}</Link>}
      </span>
    ),
  };
}
