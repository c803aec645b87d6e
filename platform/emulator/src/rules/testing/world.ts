import type { Caller } from '../../store/documents/access';
import type { WireQuery } from '../../store/query-spec/structured-query';
import type { FileMethod } from './access';

type Data = Readonly<Record<string, unknown>>;

/** What the console's rules allow on some documents, wherever they are in force. */
export interface RulesWorld {
  get(caller: Caller, path: string): Promise<boolean>;
  list(caller: Caller, parent: string, query: WireQuery): Promise<boolean>;
  /** Whether the caller may list the whole collection. */
  listAll(caller: Caller, collection: string): Promise<boolean>;
  /** Whether the caller may write the document, or delete it when `fields` is undefined. */
  write(caller: Caller, path: string, fields: Data | undefined): Promise<boolean>;
  /** Whether the caller may write these documents in one batch. */
  batch(caller: Caller, writes: Readonly<Record<string, Data | undefined>>): Promise<boolean>;
  /** `stored`: the file that is there; `sent`: what it is to be. */
  file(caller: Caller, method: FileMethod, name: string, stored?: Data, sent?: Data): Promise<boolean>;
}
