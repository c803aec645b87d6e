import type { SeenSerials } from './trust';
import type { Visitor } from './canary';
import golden from './golden-registries.json';

/** What a console knows when it reads a registry. */
export interface GoldenContext extends Visitor {
  registryUrl: string;
  remoteOrigins: string[];
  allowOverrides: boolean;
  /** The trusted public keys; none if registries need no signature. */
  keys: string[];
  seen: SeenSerials;
  /** ISO 8601. */
  now: string;
  /** The version of the console's kit. */
  kit: string;
  /** The path that is opened. */
  path: string;
}

/** What a console does with a registry. */
export interface GoldenDecision {
  /** Why none of it is used; null if it is. */
  refusal: 'not-a-registry' | 'unsigned' | 'unnumbered' | 'expired' | 'older' | null;
  /** The version of each remote that the visitor gets. */
  loads: Record<string, string>;
  /** The reason of each remote that is left out. */
  leftOut: Record<string, string>;
  /** Routes and links that belong to another remote. */
  lost: string[];
  /** Remotes whose version the browser chooses at the sign-in. */
  undecided: string[];
  /** Remotes that are listed, and cannot run on this kit. */
  misfits: Record<string, string>;
  /** The remote whose script the browser may fetch before the console's code runs; null for none. */
  first: string | null;
}

export interface GoldenRegistry {
  name: string;
  registry: unknown;
  context: GoldenContext;
  expected: GoldenDecision;
}

/** A registry of the file, which names only what differs from its `context` and from "nothing". */
interface WrittenCase {
  name: string;
  signedBy?: string;
  signed?: object;
  registry: object;
  context: Partial<GoldenContext>;
  expected: Partial<GoldenDecision>;
}

export interface GoldenFile {
  about: string;
  /** The public keys, by the names that the file gives them. */
  keys: Record<string, string>;
  context: GoldenContext;
  cases: WrittenCase[];
}

const NOTHING: GoldenDecision = { refusal: null, loads: {}, leftOut: {}, lost: [], undecided: [], misfits: {}, first: null };

/** The golden registries, with all of their contexts and decisions, for the tests of whoever decides what may be loaded. */
export function goldenRegistries(file: GoldenFile = golden as unknown as GoldenFile): GoldenRegistry[] {
  const { keys, context, cases } = file;
  const keyOf = (name: string): string => keys[name] ?? name;
  return cases.map((one) => {
    const own = { ...context, ...one.context };
    return {
      name: one.name,
      registry: one.registry,
      context: { ...own, keys: own.keys.map(keyOf), seen: own.seen.map(([name, serial]) => [keyOf(name), serial]) },
      expected: { ...NOTHING, ...one.expected },
    };
  });
}
