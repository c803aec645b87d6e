import type { IncomingMessage } from 'node:http';
import { EmulatorStartError } from '../errors/start-error';
import { StatusError } from '../errors/status';

/** The services that a key may be restricted for, by the names that a refusal tells. */
export type KeyService = 'identitytoolkit' | 'securetoken' | 'firestore' | 'firebasestorage';

const SITE = /^(https?):\/\/(\*\.)?([^/:*?#@]+|\[[0-9a-f:]+\])(?::(\d+))?$/i;

/** Google's refusal of a page that is not among the websites of the key. */
class ReferrerBlocked extends StatusError {
  constructor(
    private readonly service: KeyService,
    private readonly referrer: string,
    private readonly projectId: string,
  ) {
    super('PERMISSION_DENIED', `Requests from referer ${referrer} are blocked.`);
  }

  override toJSON(): ReturnType<StatusError['toJSON']> & { errors: object[]; details: object[] } {
    const { message, service, referrer } = this;
    return {
      ...super.toJSON(),
      errors: [{ message, domain: 'global', reason: 'forbidden' }],
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'API_KEY_HTTP_REFERRER_BLOCKED',
          domain: 'googleapis.com',
          metadata: { service: `${service}.googleapis.com`, httpReferrer: referrer, consumer: `projects/${this.projectId}` },
        },
        { '@type': 'type.googleapis.com/google.rpc.LocalizedMessage', locale: 'en-US', message },
      ],
    };
  }
}

/** The web app's API key, which a project restricts to the websites that may use it. */
export class WebKey {
  readonly #isAllowed: ((referrer: URL) => boolean)[] | undefined;
  readonly #otherKeys: ReadonlySet<string>;

  /**
   * `origins` are the websites of the key, such as `https://console.example` or `https://*.example:8443`; undefined for a key without restriction.
   * `otherKeys` are keys of the project with other restrictions. Any other key counts as the web app's, since all are accepted here.
   */
  constructor(
    private readonly projectId: string,
    origins: readonly string[] | undefined,
    otherKeys: readonly string[],
  ) {
    this.#isAllowed = origins?.map(siteTest);
    this.#otherKeys = new Set(otherKeys);
  }

  /** Refuses a call with the key from a page that is not of its websites. Calls without a key have other credentials, or none. */
  check(service: KeyService, key: string | null | undefined, referrer: string | undefined): void {
    if (!this.#isAllowed || !key || this.#otherKeys.has(key)) return;
    const url = referrer === undefined || !URL.canParse(referrer) ? undefined : new URL(referrer);
    if (url && this.#isAllowed.some((isAllowed) => isAllowed(url))) return;
    throw new ReferrerBlocked(service, referrer || '<empty>', this.projectId);
  }

  /** The same for the key in the URL or the headers of a request. The server SDK's own token is another credential. */
  checkRequest(service: KeyService, { headers }: IncomingMessage, { searchParams }: URL): void {
    if (headers.authorization === 'Bearer owner') return;
    for (const key of [searchParams.get('key'), headers['x-goog-api-key']]) this.check(service, key?.toString(), headers.referer);
  }
}

/** Scheme, host and port must be those of the entry. Only the first part of the host may be a wildcard, for one or several subdomains. */
function siteTest(origin: string): (referrer: URL) => boolean {
  const [, scheme, wildcard, host, port] = SITE.exec(origin.replace(/\/\*?$/, '')) ?? [];
  if (scheme === undefined || host === undefined)
    throw new EmulatorStartError({
      code: 'SETTING_INVALID',
      variable: 'WEB_KEY_ORIGINS',
      wanted: 'origins such as https://console.example',
      value: origin,
    });
  const { protocol, hostname, port: expectedPort } = new URL(`${scheme}://${host}${port === undefined ? '' : `:${port}`}`);
  return (referrer) =>
    referrer.protocol === protocol &&
    referrer.port === expectedPort &&
    (wildcard === undefined ? referrer.hostname === hostname : referrer.hostname.endsWith(`.${hostname}`));
}
