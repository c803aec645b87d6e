import { equal } from './equal';
import type { MapValue } from './map-value';
import { SetValue } from './value';

/** How a map differs from another one. */
export class MapDiff {
  constructor(
    private readonly after: MapValue,
    private readonly before: MapValue,
  ) {}

  addedKeys(): SetValue {
    return new SetValue(this.after.keys().filter((key) => !this.before.has(key)));
  }

  removedKeys(): SetValue {
    return new SetValue(this.before.keys().filter((key) => !this.after.has(key)));
  }

  changedKeys(): SetValue {
    return new SetValue(this.common().filter((key) => !this.same(key)));
  }

  unchangedKeys(): SetValue {
    return new SetValue(this.common().filter((key) => this.same(key)));
  }

  affectedKeys(): SetValue {
    return new SetValue([...this.addedKeys().items, ...this.removedKeys().items, ...this.changedKeys().items]);
  }

  private common(): string[] {
    return this.after.keys().filter((key) => this.before.has(key));
  }

  private same(key: string): boolean {
    const a = this.after.get(key);
    const b = this.before.get(key);
    return a !== undefined && b !== undefined && equal(a, b) === true;
  }
}
