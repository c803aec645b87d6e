import { join, resolve } from 'node:path';
import type { EnvironmentReader } from 'platform-api';
import { isSigningKey } from './remotes/registry-signature';

/** The settings of only the web server. @param ownFolder the folder of the repository or of an installed release */
export function readWebServer(reader: EnvironmentReader, ownFolder: string) {
  /** The folder with `shell/` and the releases. */
  const root = resolve(reader.text('CONSOLE_ROOT') ?? ownFolder);
  return {
    shellFolder: join(root, 'shell/dist'),
    releaseFolder: resolve(root, reader.text('RELEASE_DIR') ?? '.release'),
    workedOn: reader.list('WORKED_ON').map((name) => join(root, name)),
    registryKey: readRegistryKey(reader),
    nonKeyUserRedirectUrl: reader.url('NON_KEY_USER_REDIRECT_URL'),
    helpUrl: reader.url('HELP_URL'),
    telemetryEndpoint: reader.url('TELEMETRY_ENDPOINT'),
    remoteOrigins: reader.origins('REMOTE_ORIGINS'),
    allowOverrides: reader.flag('ALLOW_OVERRIDES'),
    strictTransport: reader.flag('STRICT_TRANSPORT'),
    dev: reader.flag('DEV'),
  };
}

/** The public keys of publishers, divided by one space, as the shell expects them. */
function readRegistryKey(reader: EnvironmentReader): string | undefined {
  const keys = reader.text('REGISTRY_KEY')?.split(/\s+/);
  if (keys?.some((key) => !isSigningKey(key))) reader.note('REGISTRY_KEY is a public key for P-256 as SPKI in base64, or several, divided by blanks, and cannot be read');
  return keys?.join(' ');
}
