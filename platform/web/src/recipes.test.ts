import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LONGEST_CALL_MS, PROXY_LIMIT_SECONDS, readEnvironment } from 'platform-api';
import { MAX_UPLOAD_BYTES } from 'shared-kit/model';
import { parse } from 'yaml';

const ROOT = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const MIB = 1024 * 1024;

const project = read('deploy/google-project.sh');

/** The names of the settings in the table of docs/running.md, which another test holds against what the programs read. */
const SETTINGS = new Set([...read('docs/running.md').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name));

it('ADD-32 proxies wait longer than any call but removals takes', () => {
  expect(PROXY_LIMIT_SECONDS * 1000).toBeGreaterThan(LONGEST_CALL_MS);
});

it('ADD-32 deploy/README.md lists every recipe', () => {
  const listed = [...read('deploy/README.md').matchAll(/^\| \[`([\w.-]+)`\]/gm)].map(([, file]) => file);
  expect(listed.sort()).toEqual(readdirSync(join(ROOT, 'deploy')).filter((file) => file !== 'README.md'));
});

describe('deploy/cloud-run.service.yaml', () => {
  interface Probe {
    httpGet: { path: string; port: number };
  }
  interface Service {
    metadata: { name: string; labels: Record<string, string> };
    spec: { template: { metadata: { annotations: Record<string, string> }; spec: RevisionSpec } };
  }
  interface RevisionSpec {
    serviceAccountName: string;
    timeoutSeconds: number;
    containers: {
      ports: { containerPort: number }[];
      resources: { limits: { cpu: string; memory: string } };
      startupProbe: Probe;
      livenessProbe: Probe;
      env: { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string } } }[];
    }[];
  }
  const service = parse(read('deploy/cloud-run.service.yaml')) as Service;
  const { annotations } = service.spec.template.metadata;
  const revision = service.spec.template.spec;
  const container = revision.containers[0]!;

  it('ADD-32 has background work: a processor between requests, and a server that stays', () => {
    expect(annotations['run.googleapis.com/cpu-throttling']).toBe('false');
    const [least, most] = ['minScale', 'maxScale'].map((name) => Number(annotations[`autoscaling.knative.dev/${name}`]));
    expect(least).toBeGreaterThanOrEqual(1);
    // Each server follows the failed pushes and open tasks of all companies (docs/scale.md).
    expect([2, 3]).toContain(most);
  });

  it('ADD-32 has memory for two spreadsheets at once', () => {
    // A quarter for each (`memoryShare`) has to hold what a file may unpack to.
    const [, gib] = /^(\d+)Gi$/.exec(container.resources.limits.memory) ?? [];
    expect(Number(gib)).toBeGreaterThanOrEqual(2);
  });

  it('ADD-32 D-46 does not end a removal or an upload early', () => {
    expect(revision.timeoutSeconds).toBe(PROXY_LIMIT_SECONDS);
  });

  it('ADD-32 reaches the port and the checks of the image', () => {
    const [, port] = /^EXPOSE (\d+)$/m.exec(read('platform/Containerfile')) ?? [];
    const ports = [container.ports[0]!.containerPort, container.startupProbe.httpGet.port, container.livenessProbe.httpGet.port];
    expect(ports).toEqual(Array(3).fill(Number(port)));
    expect([container.startupProbe.httpGet.path, container.livenessProbe.httpGet.path]).toEqual(['/api/health', '/api/alive']);
  });

  it('ADD-32 sets what a project needs, by the names and with the values that servers take', () => {
    const filled = container.env.map(({ name, value }): [string, string] => [name, (value ?? 's'.repeat(40)).replaceAll('…', 'console')]);
    for (const [name] of filled) expect(SETTINGS).toContain(name);
    const settings = readEnvironment(Object.fromEntries(filled), 4100);
    expect(settings).toMatchObject({ projectId: 'console', storageBucket: 'console', allowedHosts: ['console'], metrics: {} });
    expect(settings).not.toHaveProperty('emulators');
    // The browser's key is for pages; the server's own is a secret, as all keys are.
    expect(container.env.flatMap(({ name, valueFrom }) => (valueFrom ? name : []))).toEqual([
      'SERVER_API_KEY',
      'API_KEY_SECRET',
      'METRICS_TOKEN',
    ]);
  });

  it('ADD-32 trusts Hosting and Google’s front end, and no third', () => {
    const { trustProxy } = readEnvironment({ AUTH_PORT: '1', FIRESTORE_PORT: '2', TRUST_PROXY: valueOf('TRUST_PROXY') }, 1);
    expect([0, 1, 2].map((hop) => trustProxy && trustProxy('', hop))).toEqual([true, true, false]);
  });
  const valueOf = (name: string) => container.env.find((one) => one.name === name)?.value ?? '';

  it('ADD-32 names the account, the secrets and the network that deploy/google-project.sh makes, in its region', () => {
    expect(project).toContain(`NAME=${service.metadata.name}`);
    expect(revision.serviceAccountName).toMatch(new RegExp(`^${service.metadata.name}@`));
    for (const { valueFrom } of container.env)
      if (valueFrom) expect(project).toContain(`gcloud secrets create ${valueFrom.secretKeyRef.name} `);
    expect(JSON.parse(annotations['run.googleapis.com/network-interfaces']!)).toEqual([
      { network: service.metadata.name, subnetwork: service.metadata.name },
    ]);
    expect(annotations['run.googleapis.com/vpc-access-egress']).toBe('all-traffic');
    expect(project).toContain(`REGION="\${REGION:-${service.metadata.labels['cloud.googleapis.com/location']}}"`);
  });

  it('ADD-32 is what deploy/firebase-hosting.json sends requests to, but not those for files of remotes', () => {
    const { hosting } = JSON.parse(read('deploy/firebase-hosting.json')) as { hosting: { rewrites: object[]; ignore: string[] } };
    expect(hosting.rewrites).toEqual([
      {
        source: '!/@(remotes)/**',
        run: { serviceId: service.metadata.name, region: service.metadata.labels['cloud.googleapis.com/location'] },
      },
    ]);
    // The history names earlier registries, and Hosting compresses by itself.
    expect(hosting.ignore).toEqual(expect.arrayContaining(['history/**', '**/*.br', '**/*.gz']));
  });
});

describe('deploy/google-project.sh', () => {
  it('ADD-32 is a script that can be read', () => {
    execFileSync('bash', ['-n', join(ROOT, 'deploy/google-project.sh')]);
  });

  it('ADD-32 gives the servers’ account the roles for what servers do, and Storage the one for its rules, and no other', () => {
    expect([...new Set(project.match(/roles\/[\w.]+/g))].sort()).toEqual([
      'roles/datastore.user',
      'roles/firebaseauth.admin',
      'roles/firebaserules.firestoreServiceAgent',
      'roles/secretmanager.secretAccessor',
      'roles/storage.legacyBucketReader',
      'roles/storage.objectUser',
    ]);
    // These would need roles/iam.serviceAccountTokenCreator.
    const sources = readdirSync(join(ROOT, 'platform/api/src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((file) => /createCustomToken|createSessionCookie|getSignedUrl/.test(read(`platform/api/src/${file}`)))).toEqual(
      [],
    );
  });

  it.each([
    ['the edition and mode of the database', '--edition=standard --type=firestore-native --location="$REGION"'],
    ['the plan Blaze', 'gcloud billing projects link'],
    ['a database that is not deleted by mistake', '--delete-protection'],
    ['a database that can be read as it was a moment ago', '--enable-pitr'],
    ['a budget with its warnings', '--threshold-rule=percent=1.0'],
    ['a fixed address of what leaves the servers', '--nat-external-ip-pool="$NAME"'],
    [
      'a key of the servers for passwords alone, from their addresses',
      '--api-target=service=identitytoolkit.googleapis.com --allowed-ips=',
    ],
  ])('ADD-32 has %s', (_what, command) => {
    expect(project).toContain(command);
  });
});

describe('what a project must not allow', () => {
  const settings = JSON.parse(read('deploy/auth-settings.json')) as {
    authorizedDomains: string[];
    notification: { sendEmail: { callbackUri: string } };
  };

  it('ADD-44 (D-136) deploy/google-project.sh sets Auth, the bucket and the web app’s key by the files that a project is compared with', () => {
    for (const file of ['auth-settings.json', '../platform/rules/cors.json', 'bucket-lifecycle.json'])
      expect(project).toContain(`"$HERE/${file}"`);
    expect(project).toMatch(/buckets update "gs:\/\/\$BUCKET" --cors-file=\S+ --versioning --lifecycle-file=/);
    expect(project).toContain('--allowed-referrers="https://$CONSOLE/*" --api-target=service=');
  });

  it('ADD-44 (ROUTE-03) links in mails lead to the page for them, under the name that the script replaces', () => {
    const { routes } = JSON.parse(read('mfe-auth/remote.json')) as { routes: { path: string; page: string }[] };
    const { path } = routes.find(({ page }) => page === 'EmailActions')!;
    const [host] = settings.authorizedDomains;
    expect(settings.authorizedDomains).toEqual([host]);
    expect(settings.notification.sendEmail.callbackUri).toBe(`https://${host}${path}`);
    expect(project).toContain(`s#${host}#$CONSOLE#`);
    expect(JSON.parse(read('platform/rules/cors.json'))).toMatchObject([{ origin: [`https://${host}`] }]);
  });
});

describe('backups', () => {
  interface Schedule {
    recurrence: string;
    day: string | undefined;
    /** How many copies are there at once. */
    copies: number;
  }
  const DAYS = { daily: 1, weekly: 7 };
  const DAYS_OF_UNIT = { d: 1, w: 7 };

  function schedulesIn(text: string): Schedule[] {
    return [...text.matchAll(/^gcloud firestore backups schedules create .*$/gm)].map(([command]) => {
      const flag = (name: string) => new RegExp(`--${name}=(\\S+)`).exec(command)?.[1];
      const recurrence = flag('recurrence') as keyof typeof DAYS;
      const [, count, unit] = /^(\d+)([dw])$/.exec(flag('retention') ?? '') ?? [];
      const copies = (Number(count) * DAYS_OF_UNIT[unit as keyof typeof DAYS_OF_UNIT]) / DAYS[recurrence];
      return { recurrence, day: flag('day-of-week'), copies };
    });
  }

  it('ADD-39 (D-131) are seven daily copies and 14 weekly ones of the database, in the recipe and in docs/deploy.md', () => {
    for (const file of ['deploy/google-project.sh', 'docs/deploy.md'])
      expect([file, schedulesIn(read(file))]).toEqual([
        file,
        [
          { recurrence: 'daily', day: undefined, copies: 7 },
          { recurrence: 'weekly', day: 'SUN', copies: 14 },
        ],
      ]);
  });
});

describe('deploy/nginx.conf', () => {
  const nginx = read('deploy/nginx.conf').replaceAll(/#.*$/gm, '');
  const directive = (name: string) => [...nginx.matchAll(new RegExp(`^\\s*${name}\\s+([^;]+);`, 'gm'))].map(([, value]) => value);

  it('ADD-32 lets uploads through that servers take, and leaves the refusal of larger ones to them', () => {
    expect(directive('client_max_body_size')).toEqual([`${MAX_UPLOAD_BYTES / MIB + 1}m`]);
  });

  it('ADD-32 D-46 does not end a removal or an upload early', () => {
    for (const name of ['proxy_read_timeout', 'proxy_send_timeout']) expect(directive(name)).toEqual([`${PROXY_LIMIT_SECONDS}s`]);
  });

  it('ADD-32 (D-122) replaces what callers say of themselves, and is one proxy', () => {
    expect(directive('proxy_set_header').sort()).toEqual([
      'Connection ""',
      'Host $host',
      'X-Forwarded-For $proxy_add_x_forwarded_for',
      'X-Forwarded-Host $host',
    ]);
    expect(read('deploy/nginx.conf')).toContain('TRUST_PROXY=1');
    for (const [name] of read('deploy/nginx.conf').matchAll(/\b[A-Z]+_[A-Z]+(?==)/g)) expect(SETTINGS).toContain(name);
  });

  it('ADD-32 repeats only calls that the first server cannot have executed', () => {
    expect(directive('proxy_next_upstream')).toEqual(['error timeout']);
  });
});

it('ADD-32 (D-60) an upload of the largest size passes Cloud Run, which ends requests of 32 MiB', () => {
  expect(MAX_UPLOAD_BYTES).toBeLessThan(32 * MIB);
});
