import { createPublicKey } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { EnvironmentReader } from 'platform-api';
import { keysIn } from 'shared-kit/model/registry';

export type WebEnvironment = ReturnType<typeof readWebServer>;

/** The settings of only the web server. @param ownFolder the folder of the repository or of an installed release */
export function readWebServer(reader: EnvironmentReader, ownFolder: string) {
  /** The folder with `shell/` and the releases. */
  const root = resolve(reader.read('CONSOLE_ROOT') ?? ownFolder);
  return {
    /** The folder of the built shell, with `index.html`. */
    shellFolder: join(root, 'shell/dist'),
    /** The folder with `registry.json` and every version of the remotes (tooling/release). */
    releaseFolder: resolve(root, reader.read('RELEASE_DIR') ?? '.release'),
    /** Folders of remotes under development, which their own development servers serve. */
    workedOn: reader.read('WORKED_ON').map((name) => join(root, name)),
    /** If there are any, the registry must be signed by one of them. */
    registryKey: readRegistryKey(reader),
    /** Where pages reach the console and the embedded Firebase, if one proxy with TLS is in front of both. */
    trialOrigin: reader.read('TRIAL_ORIGIN'),
    nonKeyUserRedirectUrl: reader.read('NON_KEY_USER_REDIRECT_URL'),
    helpUrl: reader.read('HELP_URL'),
    /** The OpenTelemetry collector that pages send load times and failures of remotes to, without `/v1/traces`. */
    telemetryEndpoint: reader.read('TELEMETRY_ENDPOINT'),
    /** The only origins besides this one from which pages may run scripts of remotes. */
    remoteOrigins: reader.read('REMOTE_ORIGINS'),
    allowOverrides: reader.read('ALLOW_OVERRIDES'),
    strictTransport: reader.read('STRICT_TRANSPORT'),
    dev: reader.read('DEV'),
  };
}

/** The public keys of publishers, divided by one space, as the shell expects them. */
function readRegistryKey(reader: EnvironmentReader): string | undefined {
  const keys = keysIn(reader.read('REGISTRY_KEY'));
  if (keys.some((key) => !isSigningKey(key)))
    reader.note('REGISTRY_KEY is a public key for P-256 as SPKI in base64, or several, divided by blanks, and cannot be read');
  return keys.length > 0 ? keys.join(' ') : undefined;
}

/** Whether the text is a public key with which registries are signed: P-256 as SPKI in base64. */
function isSigningKey(base64: string): boolean {
  try {
    const { asymmetricKeyDetails } = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
    return asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}
