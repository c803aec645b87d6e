/** R street or aisle, C column, N level, A position, * constant character (decision D-41). */
export type AddressComponent = 'R' | 'C' | 'N' | 'A' | '*';

export type AddressParts = Record<AddressComponent, string[]>;

const noParts = (): AddressParts => ({ R: [], C: [], N: [], A: [], '*': [] });

const isComponent = (char: string): char is AddressComponent => 'RCNA*'.includes(char);

/** The only validity test there is: literals of the pattern are not compared. */
export const isValidAddress = (address: string, pattern: string): boolean => address.length === pattern.length;

/** The characters of each component in order, or null when the lengths differ. */
export function splitAddress(address: string, pattern: string): AddressParts | null {
  if (!isValidAddress(address, pattern)) return null;
  const parts = noParts();
  for (let i = 0; i < pattern.length; i++) {
    const component = pattern.charAt(i);
    if (isComponent(component)) parts[component].push(address.charAt(i));
  }
  return parts;
}

/**
 * The address as people read it. Each letter of the user pattern takes the next character of its component, `*` the next
 * constant if there is one, anything else is printed. An address of another length is printed unchanged.
 */
export function formatAddress(address: string, pattern: string, userPattern: string): string {
  const parts = splitAddress(address, pattern);
  if (!parts) return address;
  return [...userPattern].map((char) => (isComponent(char) ? (parts[char].shift() ?? '') : char)).join('');
}

/** The street of an address; empty when the pattern has no R or the address does not fit. */
export function street(address: string, pattern: string): string {
  return splitAddress(address, pattern)?.R.join('') ?? '';
}
