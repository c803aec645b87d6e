import { foldText, matchFields, mayHold, searchedValue, type AddressRecord, type DomainSettings } from 'shared-kit/model';

/** What says how texts of a domain are read. */
export type QuestionSettings = Pick<DomainSettings, 'addrPattern' | 'addrPatternUser' | 'labelDesigns'>;

/** By what a reading was found: its address, fields of a label, or all fields of a barcode that has the typed text. */
export type FoundBy = { kind: 'address' } | { kind: 'fields'; fields: readonly string[] } | { kind: 'barcode'; label: string };

/** A barcode that the typed text fits: the values that its fields then have, as they are looked for. */
interface FittingBarcode {
  label: string;
  values: ReadonlyMap<string, string>;
}

/** A typed text, read as each of what it may be (D-170). */
export interface Question {
  /** Whether a part with this filter may hold what is looked for. */
  mayBeIn: (filter: string) => boolean;
  /** By what a reading answers the question; null if it does not. */
  foundBy: (record: AddressRecord) => FoundBy | null;
}

const isComponent = (char: string): char is 'R' | 'C' | 'N' | 'A' | '*' => 'RCNA*'.includes(char);
const NO_LETTER = /[^\p{L}\p{N}]/gu;

/**
 * The stored address that is shown as the typed one, with or without its separators; null if the typed text does not have its length. What users
 * do not see of an address, such as its constant characters, is taken from another address of the domain.
 */
export function storedAddress(
  typed: string,
  { addrPattern, addrPatternUser }: Pick<QuestionSettings, 'addrPattern' | 'addrPatternUser'>,
  example: string,
): string | null {
  const shown = addrPatternUser.replace(/[^\p{L}\p{N}*]/gu, '');
  const characters = typed.replace(NO_LETTER, '');
  if (characters.length !== shown.length || example.length !== addrPattern.length) return null;
  const parts = { R: '', C: '', N: '', A: '', '*': '' };
  for (let at = 0; at < shown.length; at++) {
    const char = shown.charAt(at);
    if (isComponent(char)) parts[char] += characters.charAt(at);
    else if (foldText(char) !== foldText(characters.charAt(at))) return null;
  }
  let address = '';
  for (let at = 0; at < addrPattern.length; at++) {
    const char = addrPattern.charAt(at);
    const next = isComponent(char) ? parts[char].charAt(0) : '';
    if (isComponent(char)) parts[char] = parts[char].slice(1);
    // As the example writes it, since case does not matter.
    const known = example.charAt(at);
    address += next === '' || foldText(next) === foldText(known) ? known : next;
  }
  return address;
}

/** The barcodes of the domain's labels that the text fits, with more to tell than the text itself. */
function fittingBarcodes(text: string, { labelDesigns }: QuestionSettings): FittingBarcode[] {
  return labelDesigns.flatMap(({ name, barcodePatterns }) =>
    barcodePatterns.flatMap(({ dataFields, ignoreRemaining }) => {
      const match = matchFields(dataFields, ignoreRemaining, text);
      if (!match.ok) return [];
      const names = dataFields.filter(({ type }) => type === 'data').map((field) => field.name);
      const read = names.map((field, at) => [field, searchedValue(match.values[at] ?? '')] as const).filter(([, value]) => value !== '');
      const tellsMore = read.length > 0 && read.some(([, value]) => value !== searchedValue(text));
      return tellsMore ? [{ label: name, values: new Map(read) }] : [];
    }),
  );
}

/** @param example an address of the domain; empty when none is known */
export function questionOf(typed: string, settings: QuestionSettings, example: string): Question {
  const text = typed.trim();
  const value = searchedValue(text);
  const barcodes = fittingBarcodes(text, settings);
  const stored = storedAddress(text, settings, example);
  const single = [value, ...(stored === null ? [] : [searchedValue(stored)])];

  // What users do not see of an address is its own: without an example, or where the domain has several.
  const isAddress = (address: string) => searchedValue(address) === value || storedAddress(text, settings, address) === address;

  return {
    mayBeIn: (filter) =>
      single.some((one) => mayHold(filter, one)) ||
      barcodes.some(({ values }) => [...values.values()].every((one) => mayHold(filter, one))),
    foundBy: ({ address, labels }) => {
      if (value === '') return null;
      const fields = labels.flatMap(({ data }) => Object.keys(data).filter((field) => searchedValue(data[field]!) === value));
      if (fields.length > 0) return { kind: 'fields', fields: [...new Set(fields)] };
      if (isAddress(address)) return { kind: 'address' };
      const barcode = barcodes.find(({ label, values }) =>
        labels.some(({ name, data }) => name === label && [...values].every(([field, one]) => searchedValue(data[field] ?? '') === one)),
      );
      return barcode ? { kind: 'barcode', label: barcode.label } : null;
    },
  };
}
