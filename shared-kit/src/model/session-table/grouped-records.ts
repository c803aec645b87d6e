import type { AddressRecord } from '../entities/entities';
import type { AddressGroup } from './table-groups';

/** Groups the records of a session by address while they arrive (D-72). Places follow the first record of each address and never change. */
export class GroupedRecords {
  /** All records, in the order of acquisition. */
  readonly records: AddressRecord[] = [];
  /** The records of each address, by time. */
  readonly groups: AddressGroup[] = [];
  private readonly places = new Map<string, number>();

  /** Adds records and returns the places of their addresses. */
  add(records: readonly AddressRecord[]): number[] {
    return [...new Set(records.map((record) => this.insert(record)))];
  }

  /** Adds a record and returns the place of its address. */
  insert(record: AddressRecord): number {
    this.records.push(record);
    const place = this.places.get(record.address);
    if (place === undefined) {
      this.places.set(record.address, this.groups.length);
      return this.groups.push([record]) - 1;
    }
    const group = this.groups[place]!;
    let at = group.length;
    while (at > 0 && group[at - 1]!.checkedAt > record.checkedAt) at--;
    group.splice(at, 0, record);
    return place;
  }

  of(address: string): AddressGroup | undefined {
    const place = this.places.get(address);
    return place === undefined ? undefined : this.groups[place];
  }

  /** The places sorted by address, by UTF-16 code units, as the reference of D-72 does. */
  order(): Uint32Array {
    return Uint32Array.from([...this.places.keys()].sort(), (address) => this.places.get(address)!);
  }
}
