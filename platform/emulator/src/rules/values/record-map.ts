import { MapValue, type Outcome } from './value';

/** A map over a record. Its values are converted when they are read, since rules read few of them. */
export class RecordMap<T> extends MapValue {
  readonly #converted = new Map<string, Outcome>();

  constructor(
    private readonly record: Readonly<Record<string, T>>,
    private readonly convert: (value: T) => Outcome,
  ) {
    super();
  }

  get(key: string): Outcome | undefined {
    const converted = this.#converted.get(key);
    if (converted !== undefined || !this.has(key)) return converted;
    const value = this.convert(this.record[key] as T);
    this.#converted.set(key, value);
    return value;
  }

  has(key: string): boolean {
    return Object.hasOwn(this.record, key);
  }

  keys(): string[] {
    return Object.keys(this.record);
  }
}

/** A map whose values are computed by functions when they are read. */
export function lazyMap(record: Readonly<Record<string, () => Outcome>>): MapValue {
  return new RecordMap(record, (make) => make());
}

/** A map that the rules themselves write, `{'a': 1}`. A value may be a fault, which only its reader meets. */
export class LiteralMap extends MapValue {
  constructor(private readonly entries: ReadonlyMap<string, Outcome>) {
    super();
  }

  get(key: string): Outcome | undefined {
    return this.entries.get(key);
  }

  has(key: string): boolean {
    return this.entries.has(key);
  }

  keys(): string[] {
    return [...this.entries.keys()];
  }
}
