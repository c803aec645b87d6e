/** How a setting is documented in docs/running.md, in Markdown. */
interface Documented {
  /** What counts without it. */
  without: string;
  /** The programs that read it. */
  readBy: string;
  meaning: string;
}

/** How a setting of servers is read. An empty one counts as not set. */
type Read =
  /** Trimmed; with `holds`, other texts are reported with `rule`. */
  | { kind: 'text'; holds?: (value: string) => boolean; rule?: string }
  /** Not trimmed, and never repeated in a message. */
  | { kind: 'secret' }
  /** `1` switches it on; `0` is as not set. */
  | { kind: 'flag' }
  | { kind: 'oneOf'; values: readonly string[] }
  /** A TCP port; 0 for any. */
  | { kind: 'port' }
  /** A whole number above zero, and up to `most` if there is one. */
  | { kind: 'count'; of: string; most?: number }
  /** An http or https URL. */
  | { kind: 'url' }
  /** Origins, host names or texts, separated by commas. */
  | { kind: 'origins' | 'hosts' | 'list' }
  /** A JSON object whose values are texts. */
  | { kind: 'texts' };

/** A setting without `kind` is read by other programs: the embedded Firebase, the commands, journeys and benches. */
export type Setting = Documented & (Read | { kind?: undefined });

/** What settings of each kind are read as. */
export interface Values {
  text: string | undefined;
  secret: string | undefined;
  flag: boolean;
  port: number | undefined;
  count: number | undefined;
  url: string | undefined;
  origins: string[];
  hosts: string[];
  list: string[];
  texts: Readonly<Record<string, string>> | undefined;
}
