import { generateKeyPairSync } from 'node:crypto';
import { readServer, readSettings } from 'platform-api';
import { readWebServer } from './web-environment';

const EMBEDDED = { AUTH_PORT: '1', FIRESTORE_PORT: '2' };

const read = (env: Record<string, string>) =>
  readSettings({ ...EMBEDDED, ...env }, (reader) => ({ ...readServer(reader, 4100), ...readWebServer(reader, '/console') }));

const aKey = (namedCurve: string) =>
  generateKeyPairSync('ec', { namedCurve }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

describe('settings of the web server', () => {
  it('have folders below that of the release, or below CONSOLE_ROOT', async () => {
    expect(await read({})).toMatchObject({
      shellFolder: '/console/shell/dist',
      releaseFolder: '/console/.release',
      strictTransport: false,
      dev: false,
    });
    expect(await read({ CONSOLE_ROOT: '/other', RELEASE_DIR: 'r', STRICT_TRANSPORT: '1', DEV: '0' })).toMatchObject({
      shellFolder: '/other/shell/dist',
      releaseFolder: '/other/r',
      strictTransport: true,
      dev: false,
    });
  });

  it.each([
    ['STRICT_TRANSPORT', 'true', 'STRICT_TRANSPORT is 1 or 0, not "true"'],
    ['ALLOW_OVERRIDES', 'yes', 'ALLOW_OVERRIDES is 1 or 0, not "yes"'],
    ['DEV', 'false', 'DEV is 1 or 0, not "false"'],
    ['HELP_URL', 'help.example', 'HELP_URL is an http or https URL, not "help.example"'],
    ['NON_KEY_USER_REDIRECT_URL', 'javascript:alert(1)', 'NON_KEY_USER_REDIRECT_URL is an http or https URL'],
    ['TELEMETRY_ENDPOINT', 'https://a;b', 'TELEMETRY_ENDPOINT is an http or https URL'],
    [
      'REMOTE_ORIGINS',
      'https://cdn.example/, https://other.example',
      'REMOTE_ORIGINS is a list of origins such as https://cdn.example, not "https://cdn.example/"',
    ],
    ['ALLOWED_ORIGINS', 'console.example', 'ALLOWED_ORIGINS is a list of origins such as https://cdn.example, not "console.example"'],
    [
      'ALLOWED_HOSTS',
      'console.example,https://console.example',
      'ALLOWED_HOSTS is a list of host names such as console.example, without scheme and port, not "https://console.example"',
    ],
    ['ALLOWED_HOSTS', 'console.example:443', 'ALLOWED_HOSTS is a list of host names'],
    ['LOG_LEVEL', 'verbose', 'LOG_LEVEL is one of fatal, error, warn, info, debug, trace, silent, not "verbose"'],
    ['REGISTRY_KEY', aKey('secp384r1'), 'REGISTRY_KEY is a public key for P-256'],
  ])('refuse %s=%s', async (name, value, problem) => {
    await expect(read({ [name]: value })).rejects.toThrow(problem);
  });

  it('report all faults together', async () => {
    await expect(read({ STRICT_TRANSPORT: 'true', HELP_URL: 'x', PORT: 'http' })).rejects.toThrow(
      /PORT is a port.*HELP_URL is.*STRICT_TRANSPORT is/,
    );
  });

  it('pass the public keys of publishers to the shell separated by one space', async () => {
    const keys = [aKey('P-256'), aKey('P-256')];
    expect((await read({ REGISTRY_KEY: ` ${keys.join('\n')}\n` })).registryKey).toBe(keys.join(' '));
  });
});
