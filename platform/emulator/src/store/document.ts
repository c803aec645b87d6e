import type { DocumentSnapshot } from './access';
import { asciiJson } from './ascii-json';
import type { Micros } from './time';
import type { Fields } from './value';

/** Above this many characters of JSON a document is kept packed: large ones are read rarely. */
const PACK_FROM = 2048;

/**
 * One version of a document. Large documents lie outside the JavaScript heap as JSON and are unpacked
 * when their fields are asked for; the unpacked form lives as long as the garbage collector lets it.
 */
export class StoredDocument implements DocumentSnapshot {
  #fields: Fields | undefined;
  #packed: Buffer | undefined;
  #unpacked: WeakRef<Fields> | undefined;

  constructor(
    readonly path: string,
    readonly createTime: Micros,
    readonly updateTime: Micros,
    fields: Fields | undefined,
    json: string = asciiJson(fields),
  ) {
    if (json.length < PACK_FROM) {
      this.#fields = fields ?? (JSON.parse(json) as Fields);
    } else {
      this.#packed = Buffer.from(json, 'latin1');
      this.#unpacked = fields && new WeakRef(fields);
    }
  }

  /** From JSON as `json()` gives it; large documents are not parsed before their fields are asked for. */
  static fromJson(path: string, createTime: Micros, updateTime: Micros, json: string): StoredDocument {
    return new StoredDocument(path, createTime, updateTime, undefined, json);
  }

  get fields(): Fields {
    if (this.#fields) return this.#fields;
    const known = this.#unpacked?.deref();
    if (known) return known;
    const fields = JSON.parse(this.json()) as Fields;
    this.#unpacked = new WeakRef(fields);
    return fields;
  }

  /** The fields as JSON of ASCII characters only. */
  json(): string {
    return this.#packed ? this.#packed.toString('latin1') : asciiJson(this.fields);
  }
}
