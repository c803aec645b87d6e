import { asciiJson } from '../values/ascii-json';
import { StoredDocument } from './document';
import type { Commit } from './commit';
import type { Micros } from '../values/time';
import type { Fields } from '../values/value';

/** A document in a record of several. A deleted one has only its path. */
type Entry = [path: string] | [path: string, createTime: Micros, updateTime: Micros, fields: Fields];

export interface RestoredCommit {
  version: Micros;
  documents: { path: string; document: StoredDocument | undefined }[];
}

/** The JSON of a commit. The JSON of a single document can be read without parsing its fields. */
export function commitRecord({ version, changes }: Commit): string {
  const [first, ...others] = changes;
  if (first?.after && others.length === 0) return documentRecord(version, first.after);
  const entries = changes.map(({ path, after }) => (after ? `[${head(after)},${after.json()}]` : asciiJson([path])));
  return `{"v":${version},"w":[${entries.join()}]}`;
}

export function documentRecord(version: Micros, document: StoredDocument): string {
  return `{"v":${version},"d":[${head(document)}],"f":${document.json()}}`;
}

function head({ path, createTime, updateTime }: StoredDocument): string {
  return `${asciiJson(path)},${createTime},${updateTime}`;
}

const SINGLE = /^\{"v":(\d+),"d":(\[(?:"(?:[^"\\]|\\.)*"),\d+,\d+\]),"f":/;

/** A commit from the JSON of `commitRecord`. The fields of a single document stay text until they are read. A deleted one has no document. */
export function parseRecord(json: string): RestoredCommit {
  const single = SINGLE.exec(json);
  if (single) {
    const [start, version, parts = '[]'] = single;
    const [path, createTime, updateTime] = JSON.parse(parts) as [string, Micros, Micros];
    const document = new StoredDocument(path, createTime, updateTime, undefined, json.slice(start.length, -1));
    return { version: Number(version), documents: [{ path, document }] };
  }
  const { v, w } = JSON.parse(json) as { v: Micros; w: Entry[] };
  const documents = w.map(([path, createTime = 0, updateTime = 0, fields]) => ({
    path,
    document: fields && new StoredDocument(path, createTime, updateTime, fields),
  }));
  return { version: v, documents };
}
