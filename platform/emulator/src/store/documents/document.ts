import type { DocumentSnapshot } from './access';
import { asciiJson } from '../values/ascii-json';
import type { Micros } from '../values/time';
import type { Fields } from '../values/value';

/** Documents with more characters of JSON are stored packed, since large ones are read rarely. */
const PACK_FROM = 2048;

/**
 * One version of a document. Large documents are stored as JSON outside of the JavaScript heap and unpacked when their fields are read. The unpacked form
 * is weakly referenced, so the garbage collector may drop it.
 */
export class StoredDocument implements DocumentSnapshot {
  #fields: Fields | undefined;
  #packed: Buffer | undefined;
  #unpacked: WeakRef<Fields> | undefined;

  /** `json` is the result of `json()`. Without `fields` the fields of a large document are parsed when they are read. */
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

  get fields(): Fields {
    if (this.#fields) return this.#fields;
    const unpacked = this.#unpacked?.deref();
    if (unpacked) return unpacked;
    const fields = JSON.parse(this.json()) as Fields;
    this.#unpacked = new WeakRef(fields);
    return fields;
  }

  /** The fields as ASCII JSON. */
  json(): string {
    return this.#packed ? this.#packed.toString('latin1') : asciiJson(this.fields);
  }
}
