import { Fault } from '../values/fault';
import { Duration, Timestamp } from '../values/time';
import { typeName } from '../values/type-name';
import { ListValue, MapValue, PartialValue, PathValue, SetValue, type Outcome } from '../values/value';

/** A value as text, for `debug()` in rules. */
export function describe(outcome: Outcome): string {
  if (outcome instanceof Fault) return `no value: ${outcome.reason}`;
  if (outcome instanceof PartialValue) return 'known in part';
  if (outcome instanceof MapValue) {
    return `{${outcome.keys().map((key) => `${key}: ${describe(outcome.get(key) ?? null)}`).join(', ')}}`;
  }
  if (outcome instanceof ListValue) return `[${outcome.items.map(describe).join(', ')}]`;
  if (outcome instanceof SetValue) return `set of [${outcome.items.map(describe).join(', ')}]`;
  if (outcome instanceof PathValue) return `/${outcome.segments.join('/')}`;
  if (outcome instanceof Timestamp) return outcome.date.toISOString();
  if (outcome instanceof Duration) return `${outcome.nanos} ns`;
  if (typeof outcome === 'string') return JSON.stringify(outcome);
  return outcome !== null && typeof outcome === 'object' ? typeName(outcome) : String(outcome);
}
