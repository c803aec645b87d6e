import { CODE } from '../messages/codes';
import type { DomainSettings } from '../entities/entities';
import { checkLabelDesign } from '../labels/label-design-rules';
import { MAX_LABEL_DESIGNS, MAX_MANUAL_INPUT_FIELDS } from '../entities/limits';
import { checkManualInputField } from './manual-input-field-rules';
import type { Message, Outcome } from '../messages/message';
import { problem } from '../messages/problem';
import { settingsDifferences, type SettingsPart } from './settings-differences';
import { checkSettingsTexts } from './settings-rules';

/** A part that can be restored from an older version. */
export type RestorablePart = Extract<SettingsPart, { kind: 'texts' | 'label' | 'field' }>;

export interface Restored {
  /** The changed properties of the settings; empty if all parts are the same as in the older version. */
  readonly changes: Partial<DomainSettings>;
  /** The parts that are the same as in the older version already. */
  readonly unchanged: readonly RestorablePart[];
}

type Fail = { ok: false; problem: Message };

/** The list with an item that replaces the same one, or is inserted at its old position. */
function placed<T>(list: readonly T[], item: T, isSame: (other: T) => boolean, place: number): T[] {
  const at = list.findIndex(isSame);
  return at < 0 ? list.toSpliced(place, 0, item) : list.with(at, item);
}

function restoreLabel(current: DomainSettings, old: DomainSettings, name: string): Outcome<Partial<DomainSettings>> | null {
  const place = old.labelDesigns.findIndex((label) => label.name === name);
  const label = old.labelDesigns[place];
  if (!label) return null;
  const isSame = (other: { name: string }) => other.name === name;
  const others = current.labelDesigns.filter((other) => !isSame(other)).map((other) => other.name);
  const checked = checkLabelDesign(label, others);
  if (!checked.ok) return checked;
  const labelDesigns = placed(current.labelDesigns, { ...checked.value, picture: label.picture }, isSame, place);
  return labelDesigns.length > MAX_LABEL_DESIGNS ? tooMany('label.tooMany', MAX_LABEL_DESIGNS) : { ok: true, value: { labelDesigns } };
}

function restoreField(current: DomainSettings, old: DomainSettings, name: string): Outcome<Partial<DomainSettings>> | null {
  const place = old.manualInputFields.findIndex(({ field }) => field === name);
  const field = old.manualInputFields[place];
  if (!field) return null;
  const isSame = (other: { field: string }) => other.field === name;
  const others = current.manualInputFields.filter((other) => !isSame(other)).map((other) => other.field);
  const checked = checkManualInputField(field, others);
  if (!checked.ok) return checked;
  const manualInputFields = placed(current.manualInputFields, checked.value, isSame, place);
  return manualInputFields.length > MAX_MANUAL_INPUT_FIELDS
    ? tooMany('mif.tooMany', MAX_MANUAL_INPUT_FIELDS)
    : { ok: true, value: { manualInputFields } };
}

const tooMany = (key: 'label.tooMany' | 'mif.tooMany', limit: number): Fail => ({
  ok: false,
  problem: problem(CODE.invalidData, { key, args: [limit] }),
});

function restoreOne(current: DomainSettings, old: DomainSettings, part: RestorablePart): Outcome<Partial<DomainSettings>> | null {
  if (part.kind === 'texts') return checkSettingsTexts(old);
  return part.kind === 'label' ? restoreLabel(current, old, part.name) : restoreField(current, old, part.name);
}

/**
 * Restores parts of an older version of the settings (ADD-02). Returns the changes of the current settings, or the problem: restored parts
 * have to keep the same rules and limits as any change. A part that the older version does not have is `valueNotAllowed` with its index in
 * `parts`. Parts that were added since are not removed.
 */
export function restoreSettingsParts(current: DomainSettings, old: DomainSettings, parts: readonly RestorablePart[]): Outcome<Restored> {
  let changes: Partial<DomainSettings> = {};
  const unchanged: RestorablePart[] = [];
  for (const [index, part] of parts.entries()) {
    const settings = { ...current, ...changes };
    const restored = restoreOne(settings, old, part);
    if (restored === null) {
      return {
        ok: false,
        problem: problem(CODE.valueNotAllowed, { args: ['name' in part ? part.name : part.kind], field: `parts.${index}` }),
      };
    }
    if (!restored.ok) return restored;
    const isSame = settingsDifferences(settings, { ...settings, ...restored.value }).length === 0;
    if (isSame) unchanged.push(part);
    else changes = { ...changes, ...restored.value };
  }
  return { ok: true, value: { changes, unchanged } };
}
