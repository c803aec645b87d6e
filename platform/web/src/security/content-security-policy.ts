import type { WebServerOptions } from '../ground/options';

export type PolicyOptions = Pick<WebServerOptions, 'emulators' | 'trialOrigin' | 'remoteOrigins' | 'allowOverrides' | 'telemetryEndpoint'>;

/** The origins of overrides: only this machine (ADR-0016). */
const OVERRIDE_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*', 'https://localhost:*', 'https://127.0.0.1:*'];

const PROJECT_SERVICES = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
];
const PROJECT_IMAGES = ['https://firebasestorage.googleapis.com'];

const portOf = (host: string): string => host.slice(host.lastIndexOf(':') + 1);

function services({ emulators, trialOrigin }: PolicyOptions): { connect: string[]; images: string[] } {
  if (emulators && trialOrigin !== undefined) return { connect: [trialOrigin], images: [trialOrigin] };
  if (!emulators) return { connect: PROJECT_SERVICES, images: PROJECT_IMAGES };
  const { auth, firestore, storage } = emulators;
  return {
    // Each tab asks for documents under a host name of its own, `t<N>.localhost` (ADR-0004).
    connect: [`http://${auth}`, `http://${firestore}`, `http://*.localhost:${portOf(firestore)}`, `http://${storage}`],
    images: [`http://${storage}`],
  };
}

/** The policy of every page (docs/security.md). Everything that is not listed here is forbidden. */
export function contentSecurityPolicy(nonce: string, options: PolicyOptions): string {
  const { connect, images } = services(options);
  const remotes = [...(options.remoteOrigins ?? []), ...(options.allowOverrides ? OVERRIDE_ORIGINS : [])];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // WebAssembly: the interpreter of pre-scripts and the barcode decoder.
    'script-src': ["'self'", `'nonce-${nonce}'`, "'wasm-unsafe-eval'", ...remotes],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'connect-src': ["'self'", ...connect, ...remotes, ...(options.telemetryEndpoint ? [new URL(options.telemetryEndpoint).origin] : [])],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // A remote's worker starts from a blob of this origin, because its script may be on another one (D-97).
    'worker-src': ["'self'", 'blob:'],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Text can become markup or a script's URL only by one of these policies (ADR-0028).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'shell', 'remotes', 'workers', 'again', 'kept'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
