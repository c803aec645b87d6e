/** Where an address lies, in the characters that its pattern gives to each part (decision D-41). Parts that it lacks are empty. */
export interface Place {
  /** The constant characters, which tell streets of one name apart. */
  constant: string;
  street: string;
  column: string;
  level: string;
  position: string;
}

const COMPONENTS = ['*', 'R', 'C', 'N', 'A'] as const;

/**
 * Reads the place of addresses of one pattern; null for those that do not fit it, and for all where the pattern says nothing of a
 * place. Without columns, the positions stand along the street in their stead.
 */
export function placeReader(pattern: string): (address: string) => Place | null {
  const [constant, street, column, level, position] = COMPONENTS.map((component) => indexesOf(component, pattern));
  if (!constant || !street || !column || !level || !position) return () => null;
  if (street.length + column.length + level.length + position.length === 0) return () => null;
  const along = column.length > 0 ? column : position;
  const within = column.length > 0 ? position : [];
  return (address) => {
    // The one test of an address there is, as everywhere.
    if (address.length !== pattern.length) return null;
    return {
      constant: pick(address, constant),
      street: pick(address, street),
      column: pick(address, along),
      level: pick(address, level),
      position: pick(address, within),
    };
  };
}

const indexesOf = (component: string, pattern: string): number[] =>
  Array.from(pattern.split('').entries(), ([at, char]) => (char === component ? at : -1)).filter((at) => at >= 0);

function pick(address: string, indexes: readonly number[]): string {
  const [first] = indexes;
  if (first === undefined) return '';
  // Nearly always they stand together, and one cut is several times faster than joining characters.
  if (indexes.at(-1)! - first === indexes.length - 1) return address.slice(first, first + indexes.length);
  let text = '';
  for (const at of indexes) text += address.charAt(at);
  return text;
}
