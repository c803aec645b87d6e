import { settingsTexts, type DomainSettings } from '../entities/settings.rules';

/** A part of a domain's settings that is saved as a whole: all texts, a label, a manual field, or the order of labels or fields. */
export type SettingsPart =
  | { readonly kind: 'texts' }
  | { readonly kind: 'label'; readonly name: string }
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'labelOrder' }
  | { readonly kind: 'fieldOrder' };

/** A value that differs. Its path consists of property names, such as `baseFields.address` or `barcodePatterns.0.regex`. */
export interface ValueDifference {
  readonly path: string;
  /** `undefined` if the value did not exist. */
  readonly before: unknown;
  readonly after: unknown;
}

export interface SettingsDifference {
  readonly part: SettingsPart;
  readonly change: 'added' | 'removed' | 'renamed' | 'changed';
  /** The old name, if the part was renamed and has not changed otherwise. */
  readonly from?: string;
  /** The values that differ in a changed part, or the names in their old and new order; empty for an added or removed part. */
  readonly values: readonly ValueDifference[];
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The values in which two objects differ. */
export function valueDifferences(before: unknown, after: unknown, path = ''): ValueDifference[] {
  if (!isGroup(before) || !isGroup(after)) return Object.is(before, after) ? [] : [{ path, before, after }];
  const entries = [new Map(Object.entries(before)), new Map(Object.entries(after))] as const;
  const names = new Set(entries.flatMap((map) => [...map.keys()]));
  return [...names].flatMap((name) => valueDifferences(entries[0].get(name), entries[1].get(name), path === '' ? name : `${path}.${name}`));
}

interface Named {
  readonly name: string;
  /** All properties except the name. */
  readonly content: object;
}

/** The items by name and occurrence, because in older documents several may have the same name. */
function byKey(list: readonly Named[]): Map<string, Named> {
  const counts = new Map<string, number>();
  return new Map(
    list.map((item) => {
      const count = counts.get(item.name) ?? 0;
      counts.set(item.name, count + 1);
      return [JSON.stringify([item.name, count]), item];
    }),
  );
}

/** Pairs removed items with added ones of the same content, in order. Removes the paired items from `added`. */
function pairRenamed(missing: Named[], added: Named[]): [from: Named, to: Named][] {
  return missing.flatMap((from) => {
    const at = added.findIndex(({ content }) => valueDifferences(from.content, content).length === 0);
    if (at < 0) return [];
    const [to] = added.splice(at, 1);
    return [[from, to!]];
  });
}

type Kind = 'label' | 'field';

function listDifferences(kind: Kind, listBefore: readonly Named[], listAfter: readonly Named[]): SettingsDifference[] {
  const [before, after] = [byKey(listBefore), byKey(listAfter)];
  const missing = [...before].filter(([key]) => !after.has(key)).map(([, item]) => item);
  const added = [...after].filter(([key]) => !before.has(key)).map(([, item]) => item);
  const pairs = pairRenamed(missing, added);
  const removed = missing.filter((item) => !pairs.some(([from]) => from === item));
  const part = ({ name }: Named): SettingsPart => ({ kind, name });

  const commonKeys = [...before.keys()].filter((key) => after.has(key));
  const changed = commonKeys.flatMap((key): SettingsDifference[] => {
    const [was, is] = [before.get(key)!, after.get(key)!];
    const values = valueDifferences(was.content, is.content);
    return values.length === 0 ? [] : [{ part: part(is), change: 'changed', values }];
  });
  const commonKeysNow = [...after.keys()].filter((key) => before.has(key));
  const names = (keys: string[], of: Map<string, Named>) => keys.map((key) => of.get(key)!.name);
  const moved = valueDifferences(commonKeys, commonKeysNow).length > 0;
  const order: SettingsDifference[] = moved
    ? [
        {
          part: { kind: `${kind}Order` },
          change: 'changed',
          values: [{ path: '', before: names(commonKeys, before), after: names(commonKeysNow, after) }],
        },
      ]
    : [];
  return [
    ...changed,
    ...pairs.map(([from, to]): SettingsDifference => ({ part: part(to), change: 'renamed', from: from.name, values: [] })),
    ...added.map((item): SettingsDifference => ({ part: part(item), change: 'added', values: [] })),
    ...removed.map((item): SettingsDifference => ({ part: part(item), change: 'removed', values: [] })),
    ...order,
  ];
}

const labels = ({ labelDesigns }: DomainSettings): Named[] => labelDesigns.map(({ name, ...content }) => ({ name, content }));
const fields = ({ manualInputFields }: DomainSettings): Named[] =>
  manualInputFields.map(({ field: name, ...content }) => ({ name, content }));

/**
 * The parts in which two settings documents differ, with the values: texts, then labels, then manual fields (D-45, ADD-02). A part
 * that only has another name counts as renamed. Empty for equal documents.
 */
export function settingsDifferences(before: DomainSettings, after: DomainSettings): SettingsDifference[] {
  const texts = valueDifferences(settingsTexts(before), settingsTexts(after));
  return [
    ...(texts.length === 0 ? [] : [{ part: { kind: 'texts' }, change: 'changed', values: texts } as const]),
    ...listDifferences('label', labels(before), labels(after)),
    ...listDifferences('field', fields(before), fields(after)),
  ];
}

/** The differences of one part. A renamed label or field is found by both of its names. */
export function differencesOf(differences: readonly SettingsDifference[], part: SettingsPart): SettingsDifference[] {
  return differences.filter((difference) => {
    if (difference.part.kind !== part.kind) return false;
    return !('name' in part && 'name' in difference.part) || part.name === difference.part.name || part.name === difference.from;
  });
}
