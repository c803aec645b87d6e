/** R street or aisle, C column, N level, A position, * constant character (D-41). */
export type AddressComponent = 'R' | 'C' | 'N' | 'A' | '*';

export type AddressParts = Record<AddressComponent, string[]>;

const isComponent = (char: string): char is AddressComponent => 'RCNA*'.includes(char);

/** Whether the address has the length of its pattern. Nothing else is checked, not even the literals of the pattern. */
export const isValidAddress = (address: string, pattern: string): boolean => address.length === pattern.length;

/** The characters of each component in order, or null when the lengths differ. */
export function splitAddress(address: string, pattern: string): AddressParts | null {
  if (!isValidAddress(address, pattern)) return null;
  const parts: AddressParts = { R: [], C: [], N: [], A: [], '*': [] };
  for (let i = 0; i < pattern.length; i++) {
    const component = pattern.charAt(i);
    if (isComponent(component)) parts[component].push(address.charAt(i));
  }
  return parts;
}

/** Consecutive characters of one component; null for literals, which have no meaning. */
export interface AddressSegment {
  component: AddressComponent | null;
  text: string;
}

/** Joins consecutive characters of one component, and leaves out characters that print nothing. */
function segments(characters: Iterable<readonly [AddressComponent | null, string]>): AddressSegment[] {
  const joined: AddressSegment[] = [];
  for (const [component, text] of characters) {
    const last = joined.at(-1);
    if (text === '') continue;
    if (last?.component === component) last.text += text;
    else joined.push({ component, text });
  }
  return joined;
}

/** The parts of an address, from left to right, by its pattern (ADD-04); null when the lengths differ. */
export function addressSegments(address: string, pattern: string): AddressSegment[] | null {
  if (!isValidAddress(address, pattern)) return null;
  return segments(pattern.split('').map((char, at) => [isComponent(char) ? char : null, address.charAt(at)]));
}

/** The parts of what {@link formatAddress} prints (ADD-04); null when the lengths differ. */
export function formattedSegments(address: string, pattern: string, userPattern: string): AddressSegment[] | null {
  const parts = splitAddress(address, pattern);
  return parts && segments(printed(parts, userPattern));
}

function* printed(parts: AddressParts, userPattern: string): Generator<readonly [AddressComponent | null, string]> {
  for (const char of userPattern) yield isComponent(char) ? [char, parts[char].shift() ?? ''] : [null, char];
}

/**
 * The address as users see it. Each letter of the user pattern prints the next character of its component, `*` the next constant if there is
 * one; all other characters print themselves. An address of another length is printed unchanged.
 */
export function formatAddress(address: string, pattern: string, userPattern: string): string {
  const parts = splitAddress(address, pattern);
  if (!parts) return address;
  return Array.from(printed(parts, userPattern), ([, text]) => text).join('');
}

/** The street of an address; empty when the pattern has no R or the address does not fit. */
export const street = (address: string, pattern: string): string =>
  isValidAddress(address, pattern)
    ? address
        .split('')
        .filter((_char, at) => pattern.charAt(at) === 'R')
        .join('')
    : '';
