import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from 'platform-api';
import { MAX_UPLOAD_BYTES } from 'shared-kit/model';
import { parse } from 'yaml';
import { consoleConfig } from './config/console-config';
import { contentSecurityPolicy } from './security/content-security-policy';

const ROOT = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Service {
  image: string;
  build: { context: string; dockerfile: string; target: string };
  command: string[];
  environment: Record<string, string>;
  volumes: string[];
  network_mode?: string;
  ports?: string[];
  healthcheck?: { test: string[] };
}

const NAME = 'console.test';
const compose = parse(read('deploy/compose.yaml').replaceAll('${CONSOLE_NAME:-console.example}', NAME), { merge: true }) as {
  services: Record<'console' | 'proxy' | 'backup', Service>;
  volumes: object;
};
const { console: ofConsole, proxy, backup } = compose.services;
const services = Object.values(compose.services);
const running = read('docs/running.md');
const proxied = read('deploy/trial/nginx.conf');

/** What a setting is without being set, as docs/running.md says. */
const usual = (setting: string) => new RegExp(`^\\| \`${setting}\` \\| (\\S+) \\|`, 'm').exec(running)?.[1];

it('ADD-67 console, proxy and backups of the trial come from one image that is built here', () => {
  expect(new Set(services.map(({ image }) => image)).size).toBe(1);
  const { context, dockerfile, target } = ofConsole.build;
  expect(existsSync(join(ROOT, 'deploy', context, dockerfile))).toBe(true);
  expect(read(dockerfile)).toMatch(new RegExp(`^FROM \\w+ AS ${target}$`, 'm'));
});

it('ADD-67 the trial’s settings are those of the table, with values that servers take', () => {
  const { environment } = ofConsole;
  for (const name of Object.keys(environment)) expect(running).toContain(`| \`${name}\` |`);
  const settings = readEnvironment({ ...environment, AUTH_PORT: '9099', FIRESTORE_PORT: '8080' }, 4100);
  expect(settings).toMatchObject({ allowedHosts: [NAME], host: '127.0.0.1' });
});

it('ADD-67 the trial runs commands of package.json and files that exist, and keeps data, releases and copies in its volume', () => {
  const [node, entry, command, ...options] = ofConsole.command;
  expect([node, entry, options]).toEqual(['node', 'tooling/cli/command.mjs', ['--no-build']]);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(scripts[command ?? '']).toBe(`node ${entry} ${command}`);
  const [, backedUpBy] = /npm run (\S+)/.exec(read(backup.command[1] ?? '')) ?? [];
  expect(scripts).toHaveProperty(backedUpBy ?? '');
  for (const { command } of [proxy, backup]) execFileSync('bash', ['-n', join(ROOT, command[1] ?? '')]);
  const [volume, folder] = (backup.volumes[0] ?? '').split(':');
  expect(compose.volumes).toHaveProperty(volume ?? '');
  const { DATA_DIR, RELEASE_DIR } = ofConsole.environment;
  for (const path of [DATA_DIR, RELEASE_DIR, backup.command[2]]) expect(path).toMatch(new RegExp(`^${folder}/`));
});

it('ADD-67 the trial’s proxy shares the network of the console, publishes TLS alone, and reaches each service at its port', () => {
  expect(proxy.network_mode).toBe('service:console');
  expect(services.flatMap(({ ports = [] }) => ports)).toEqual(['443:443']);
  expect(proxied).toMatch(/^ {4}listen 443 ssl/m);
  const ports = [...proxied.matchAll(/proxy_pass http:\/\/127\.0\.0\.1:(\d+);/g)].map(([, port]) => port);
  expect(ports).toEqual(['PORT', 'AUTH_PORT', 'FIRESTORE_PORT', 'STORAGE_PORT'].map(usual));
  expect(ofConsole.healthcheck?.test.join(' ')).toContain(`127.0.0.1:${usual('PORT')}/api/health`);
  const [, mib] = /client_max_body_size (\d+)m;/.exec(proxied) ?? [];
  expect(Number(mib) * 1024 * 1024).toBeGreaterThan(MAX_UPLOAD_BYTES);
});

it('ADD-67 nothing from the network passes as a program of this machine, which the embedded Firebase lets in without a sign-in', () => {
  const locations = proxied.split(/\n {4}location /).slice(2);
  expect(locations).toHaveLength(3);
  for (const location of locations) expect(location).toContain('proxy_set_header Origin https://$http_host;');
});

it('ADD-67 pages of the trial reach the embedded Firebase at the origin that they come from', () => {
  const emulators = { auth: '127.0.0.1:9099', firestore: '127.0.0.1:8080', storage: '127.0.0.1:9199' };
  const trialOrigin = ofConsole.environment['TRIAL_ORIGIN']!;
  const folders = { projectId: 'demo', shellFolder: '', releaseFolder: '' };
  expect(consoleConfig({ ...folders, emulators, trialOrigin })).toMatchObject({
    emulators: { auth: trialOrigin, firestore: trialOrigin, storage: trialOrigin },
  });
  expect(consoleConfig({ ...folders, emulators })).toMatchObject({ emulators });
  const policy = contentSecurityPolicy('n', { emulators, trialOrigin });
  expect(policy).toContain(`connect-src 'self' ${trialOrigin};`);
  expect(policy).not.toContain('http:');
});
