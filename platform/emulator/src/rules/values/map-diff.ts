import { equal } from './equal';
import { SetValue, type MapDiff } from './value';

export const addedKeys = ({ after, before }: MapDiff): SetValue => new SetValue(after.keys().filter((key) => !before.has(key)));

export const removedKeys = ({ after, before }: MapDiff): SetValue => new SetValue(before.keys().filter((key) => !after.has(key)));

export const changedKeys = (diff: MapDiff): SetValue => new SetValue(commonKeys(diff).filter((key) => !isSame(diff, key)));

export const unchangedKeys = (diff: MapDiff): SetValue => new SetValue(commonKeys(diff).filter((key) => isSame(diff, key)));

export const affectedKeys = (diff: MapDiff): SetValue =>
  new SetValue([...addedKeys(diff).items, ...removedKeys(diff).items, ...changedKeys(diff).items]);

const commonKeys = ({ after, before }: MapDiff): string[] => after.keys().filter((key) => before.has(key));

function isSame({ after, before }: MapDiff, key: string): boolean {
  const a = after.get(key);
  const b = before.get(key);
  return a !== undefined && b !== undefined && equal(a, b) === true;
}
