/** The parts of an address, split by its pattern (D-41). A part that the pattern lacks is empty. */
export interface Place {
  /** The constant characters. They distinguish streets of the same name. */
  constant: string;
  street: string;
  column: string;
  level: string;
  position: string;
}

const COMPONENTS = ['*', 'R', 'C', 'N', 'A'] as const;

/**
 * Returns a function that splits addresses by a pattern. It returns null for an address that does not fit the pattern, and for every address
 * when the pattern has neither street nor column, level or position. When the pattern has no column, the position is used as the column.
 */
export function placeReader(pattern: string): (address: string) => Place | null {
  const [constant, street, column, level, position] = COMPONENTS.map((component) => indexesOf(component, pattern));
  if (!constant || !street || !column || !level || !position) return () => null;
  if (street.length + column.length + level.length + position.length === 0) return () => null;
  const along = column.length > 0 ? column : position;
  const positionInColumn = column.length > 0 ? position : [];
  return (address) => {
    // As everywhere, only the length decides whether an address fits its pattern (D-41).
    if (address.length !== pattern.length) return null;
    return {
      constant: pick(address, constant),
      street: pick(address, street),
      column: pick(address, along),
      level: pick(address, level),
      position: pick(address, positionInColumn),
    };
  };
}

const indexesOf = (component: string, pattern: string): number[] =>
  Array.from(pattern.split('').entries(), ([at, char]) => (char === component ? at : -1)).filter((at) => at >= 0);

function pick(address: string, indexes: readonly number[]): string {
  const [first] = indexes;
  if (first === undefined) return '';
  // The characters of a part are nearly always consecutive, and one slice is several times faster than joining characters.
  if (indexes.at(-1)! - first === indexes.length - 1) return address.slice(first, first + indexes.length);
  let text = '';
  for (const at of indexes) text += address.charAt(at);
  return text;
}
