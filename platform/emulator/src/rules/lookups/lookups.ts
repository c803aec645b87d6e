import type { DocumentReader } from '../../store/documents/access';
import { Fault, UNKNOWN } from '../values/fault';
import { PartialValue, PathValue, type Outcome } from '../values/value';
import { documentResource } from './resources';

const WRONG_PATH = new Fault('the path is not that of a document');
const NOT_ALLOWED = new Fault('Storage may not look into Firestore');

/** The documents that rules have read for one batch of writes. */
export type Seen = Set<string>;

export interface LookupLimits {
  request: number;
  /** For all writes of a batch together. */
  batch: number;
}

/** Reads documents for `get()`, `exists()` and similar functions of rules. A document that is read repeatedly counts once. */
export class Lookups {
  readonly #results = new Map<string, Outcome>();
  #isOverLimit = false;

  constructor(
    /** The documents, or what is told that the service has no role to look at them. */
    private readonly documents: DocumentReader | (() => void),
    private readonly documentsAfter: DocumentReader | undefined,
    private readonly limits: LookupLimits,
    /** The id of the only database that there is. */
    private readonly database: string,
    private readonly seenInBatch: Seen = new Set(),
  ) {}

  get isOverLimit(): boolean {
    return this.#isOverLimit;
  }

  /** The document as a resource, or null when there is none. */
  get(path: Outcome, when: 'now' | 'after'): Outcome {
    if (path instanceof Fault) return path;
    if (path instanceof PartialValue) return UNKNOWN;
    if (!(path instanceof PathValue)) return new Fault('a path is wanted');
    const reader = when === 'now' ? this.documents : this.documentsAfter;
    if (!reader) return new Fault('only writes have documents after them');
    if (typeof reader === 'function') {
      reader();
      return NOT_ALLOWED;
    }
    const key = `${when}/${path.segments.join('/')}`;
    const cached = this.#results.get(key);
    if (cached !== undefined) return cached;
    const outcome = this.read(path, reader, key);
    this.#results.set(key, outcome);
    return outcome;
  }

  exists(path: Outcome, when: 'now' | 'after'): Outcome {
    const outcome = this.get(path, when);
    return outcome instanceof Fault ? outcome : outcome !== null;
  }

  private read({ segments }: PathValue, reader: DocumentReader, key: string): Outcome {
    const [databases, database, documents, ...rest] = segments;
    if (databases !== 'databases' || database !== this.database || documents !== 'documents') return WRONG_PATH;
    if (rest.length === 0 || rest.length % 2 !== 0 || rest.some((id) => id === '' || id.includes('/'))) return WRONG_PATH;
    this.seenInBatch.add(key);
    if (this.#results.size >= this.limits.request || this.seenInBatch.size > this.limits.batch) {
      this.#isOverLimit = true;
      return new Fault('the rules look at too many documents');
    }
    const document = reader.get(rest.join('/'));
    return document ? documentResource(this.database, document) : null;
  }
}
