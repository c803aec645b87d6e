import type { DataField } from 'shared-kit/model';
import { gs1IdentifierAt } from './gs1-identifiers';
import { GS } from './gs1-split';

/** Fields of a pattern whose values may take the GS behind them, and the fields that read them right. */
export interface OpenSeparators {
  /** The names of those fields. */
  names: readonly string[];
  dataFields: DataField[];
}

/** A GS1 value of variable length, limited by its length alone. */
const isOpen = ({ type, limiterType, limiter, prefix, postfix }: DataField): boolean =>
  type === 'data' && limiterType === 'range' && limiter.includes(',') && postfix === '' && gs1IdentifierAt(prefix)?.ai === prefix;

/** One character without anything around it, which is where older proposals put the GS. */
const isOneCharacter = (field: DataField | undefined): boolean =>
  field?.type === 'data' &&
  field.limiterType === 'range' &&
  field.limiter === '1' &&
  field.prefix === '' &&
  field.postfix === '' &&
  !field.useCheckField;

/**
 * What is wrong with a pattern as older proposals made it, `21(.{1,20})(.{1})`: a serial of `0021345` behind a lot of `A1` and a GS is
 * read as the lot `A1<GS>210`, since its digits begin with the identifier once more. Null when nothing is wrong.
 */
export function openSeparators(fields: readonly DataField[]): OpenSeparators | null {
  const open = fields.filter((field, at) => isOpen(field) && isOneCharacter(fields[at + 1]));
  if (open.length === 0) return null;
  const dataFields = fields.flatMap((field, at): DataField[] => {
    if (open.includes(field)) return [{ ...field, limiterType: 'separator', limiter: GS }];
    const before = fields[at - 1];
    return before && open.includes(before) ? [] : [field];
  });
  return { names: open.map(({ name }) => name), dataFields };
}
