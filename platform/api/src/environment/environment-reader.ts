import type { Setting } from './setting-kinds';
import { SETTINGS, type SettingName, type ValueOf } from './settings';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Other characters, such as a semicolon, are parts of host names for the parser, and would end the directive of a policy. */
const ORIGIN = /^[\w.:/[\]-]+$/;

const HOST_NAME = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:.]+\])$/i;

/** The error for missing or invalid settings, with a sentence for each. */
class SettingsError extends Error {
  readonly code = 'SETTINGS_INVALID';

  constructor(problems: readonly string[]) {
    super(problems.join('; '));
  }
}

/**
 * Reads settings from the environment, where an empty one counts as not set. It collects missing and invalid settings, so that
 * {@link requireValid} reports all of them together.
 */
export class EnvironmentReader {
  readonly #problems: string[] = [];

  constructor(private readonly env: Environment) {}

  note(problem: string): void {
    this.#problems.push(problem);
  }

  requireValid(): void {
    if (this.#problems.length > 0) throw new SettingsError(this.#problems);
  }

  /** Whether a setting has any value. */
  has(name: SettingName): boolean {
    return this.#text(name) !== undefined;
  }

  /** The value of a setting, as its kind says; what is not set, or invalid and noted, is undefined, false or empty. */
  read<Name extends SettingName>(name: Name): ValueOf<Name> {
    return this.#valueOf(name, SETTINGS[name]) as ValueOf<Name>;
  }

  #valueOf(name: string, setting: Setting): unknown {
    switch (setting.kind) {
      case 'text':
        return this.#checked(name, setting.holds ?? (() => true), setting.rule ?? '');
      case 'secret':
        return this.env[name] || undefined;
      case 'flag':
        return this.#checked(name, (value) => value === '0' || value === '1', 'is 1 or 0') === '1';
      case 'oneOf':
        return this.#checked(name, (value) => setting.values.includes(value), `is one of ${setting.values.join(', ')}`);
      case 'port':
        return this.#number(name, 0, 65_535, 'is a port');
      case 'count': {
        const { of, most } = setting;
        const rule = most === undefined ? `is a number of ${of}` : `is a number of ${of} from 1 to ${most}`;
        return this.#number(name, 1, most ?? Number.MAX_SAFE_INTEGER, rule);
      }
      case 'url':
        return this.#checked(name, (value) => originOf(value) !== undefined, 'is an http or https URL');
      case 'origins':
        return this.#listed(name, (value) => originOf(value) === value, 'is a list of origins such as https://cdn.example');
      case 'hosts':
        return this.#listed(
          name,
          (value) => HOST_NAME.test(value),
          'is a list of host names such as console.example, without scheme and port',
        );
      case 'list':
        return this.#listed(name, () => true, '');
      case 'texts':
        return this.#texts(name);
      case undefined:
        throw new Error(`${name} is no setting of servers.`);
    }
  }

  #text(name: string): string | undefined {
    return this.env[name]?.trim() || undefined;
  }

  #texts(name: string): Readonly<Record<string, string>> | undefined {
    const value = this.#text(name);
    if (value === undefined) return undefined;
    const texts = textsIn(value);
    // The value is not repeated: it may hold keys.
    if (!texts) this.note(`${name} is a JSON object of texts, and cannot be read`);
    return texts ?? {};
  }

  /** The value of a setting if it passes the test; undefined if it is not set. An invalid value is reported with `rule`. */
  #checked(name: string, holds: (value: string) => boolean, rule: string): string | undefined {
    const value = this.#text(name);
    if (value === undefined || holds(value)) return value;
    this.note(`${name} ${rule}, not ${JSON.stringify(value)}`);
    return undefined;
  }

  #listed(name: string, holds: (value: string) => boolean, rule: string): string[] {
    const values = (this.#text(name) ?? '')
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean);
    const wrong = values.filter((value) => !holds(value));
    if (wrong.length > 0) this.note(`${name} ${rule}, not ${JSON.stringify(wrong.join())}`);
    return values;
  }

  #number(name: string, min: number, max: number, rule: string): number | undefined {
    const value = this.#checked(name, (digits) => /^\d+$/.test(digits) && Number(digits) >= min && Number(digits) <= max, rule);
    return value === undefined ? undefined : Number(value);
  }
}

/** The origin of an http or https URL; undefined for any other text. */
function originOf(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const { protocol, origin } = new URL(value);
  return /^https?:$/.test(protocol) && ORIGIN.test(origin) ? origin : undefined;
}

function textsIn(json: string): Record<string, string> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && Object.values(value).every((one) => typeof one === 'string') ? (value as Record<string, string>) : undefined;
  } catch {
    return undefined;
  }
}
