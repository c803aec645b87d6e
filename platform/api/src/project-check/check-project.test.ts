import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { right } from './finding';
import { googleAnswers } from './google-answers';
import { readNeeded } from './needed';
import { exitCodeOf, linesOf } from './report';
import { ofServices } from './services';
import { findingsFor, recordedAnswers, ROOT, URLS, type Recorded } from './testing/recorded-project';

type Body = Record<string, unknown>;

/** The answers of a project that has all, with another body for one URL. */
function withBody(url: string, change: (body: Body) => object): Record<string, Recorded> {
  const answers = recordedAnswers();
  const recorded = answers[url]!;
  return { ...answers, [url]: { ...recorded, body: change(structuredClone(recorded.body) as Body) } };
}

/** The same with an error for one URL, as https://google.aip.dev/193 describes it. */
const withError = (url: string, status: number, error: object): Record<string, Recorded> => ({
  ...recordedAnswers(),
  [url]: { facts: 'https://google.aip.dev/193', status, body: { error } },
});

const DENIED = { code: 403, message: 'The caller does not have permission', status: 'PERMISSION_DENIED' };

const merged = (more: object) => (body: Body) => ({ ...body, ...more });
const listIn = (body: Body, name: string) => body[name] as Body[];

/** The lines that say that something is wrong or not to be seen. */
async function faultsOf(answers: Record<string, Recorded>, settings: Parameters<typeof findingsFor>[1] = {}): Promise<string[]> {
  const { findings } = await findingsFor(answers, settings);
  return linesOf(findings.filter(({ state }) => state !== 'right')).slice(0, -1);
}

it('ADD-44 (D-136) a project that has all that is needed is right in every line, and every question is to an answer that Google documents', async () => {
  const { findings, asked } = await findingsFor(recordedAnswers());
  expect(linesOf(findings).filter((line) => !line.startsWith('right'))).toEqual([`${findings.length} right, 0 wrong, 0 not to be seen`]);
  expect(findings.length).toBeGreaterThan(35);
  expect(exitCodeOf(findings)).toBe(0);
  const answers = recordedAnswers();
  for (const { url } of asked)
    expect(answers[url]?.facts).toMatch(/^https:\/\/(firebase|(docs\.)?cloud)\.google\.com\/.*\/(rest|json_api)\//);
  expect(new Set(asked.map(({ url }) => url))).toEqual(new Set(Object.keys(answers)));
  // Older versions of a policy leave out conditions.
  expect(asked.filter(({ body }) => body !== undefined)).toEqual([
    expect.objectContaining({ url: URLS.policy, body: { options: { requestedPolicyVersion: 3 } } }),
  ]);
});

it('ADD-44 docs/deploy.md shows what the command says of a project', async () => {
  const answers = {
    ...withBody(URLS.auth, merged({ client: { permissions: { disabledUserDeletion: true } } })),
    [URLS.policy]: { facts: 'https://google.aip.dev/193', status: 403, body: { error: DENIED } },
    [URLS.bucketPolicy]: { facts: 'https://google.aip.dev/193', status: 403, body: { error: DENIED } },
  };
  const backups = withBody(URLS.backups, (body) => ({ backupSchedules: listIn(body, 'backupSchedules').slice(0, 1) }))[URLS.backups]!;
  const { findings } = await findingsFor({ ...answers, [URLS.backups]: backups });
  const services = ofServices({ Auth: undefined, Firestore: undefined, Passwords: undefined, Storage: undefined }, '');
  const lines = linesOf([...services, ...findings, right('listener of acme', 'no push of it has failed')]);
  expect(lines).toEqual(readFileSync(join(__dirname, 'whole-project.test-data.txt'), 'utf8').trimEnd().split('\n'));
  const [, shown = ''] =
    /npm run check-project\n((?:(?:right|WRONG|unseen|none|\d+) .*\n)+)/.exec(readFileSync(join(ROOT, 'docs/deploy.md'), 'utf8')) ?? [];
  expect(shown.trimEnd().split('\n').length).toBeGreaterThan(4);
  expect(lines).toEqual(expect.arrayContaining(shown.trimEnd().split('\n')));
});

describe('ADD-44 (D-136) each fault is a line with what mends it:', () => {
  it.each<[string, Record<string, Recorded>, string[]]>([
    [
      'other rules',
      withBody(URLS.storageRuleset, merged({ source: { files: [{ name: 'storage.rules', content: 'allow read;' }] } })),
      [
        'WRONG  rules of Storage: others than those of these files are in force. Mend it: npx firebase-tools deploy --only storage --project console-1',
      ],
    ],
    [
      'no rules',
      withError(URLS.firestoreRelease, 404, { code: 404, message: 'Requested entity was not found.', status: 'NOT_FOUND' }),
      ['WRONG  rules of Firestore: none are in force. Mend it: npx firebase-tools deploy --only firestore:rules --project console-1'],
    ],
    [
      'an index that is being built, and one that is missing',
      withBody(URLS.indexes, (body) => ({
        indexes: listIn(body, 'indexes').flatMap((index, at) => (at === 0 ? { ...index, state: 'CREATING' } : at === 1 ? [] : index)),
      })),
      [
        "WRONG  index sessions (pushStatus ASCENDING, startTime DESCENDING, COLLECTION): it is being built. Mend it: wait until it is READY: gcloud firestore indexes composite list --database='(default)' --project=console-1",
        'WRONG  index apiKeys (status ASCENDING, creationDate ASCENDING, COLLECTION): it is not as these files say. Mend it: npx firebase-tools deploy --only firestore:indexes --project console-1',
      ],
    ],
    [
      'an index for another scope',
      withBody(URLS.indexes, (body) => ({
        indexes: listIn(body, 'indexes').map((index, at) => (at === 0 ? { ...index, queryScope: 'COLLECTION_GROUP' } : index)),
      })),
      [
        expect.stringContaining(
          'index sessions (pushStatus ASCENDING, startTime DESCENDING, COLLECTION): it is not as these files say',
        ) as string,
      ],
    ],
    [
      'a field with other indexes, and one with a time to live',
      withBody(URLS.fields, (body) => ({
        fields: listIn(body, 'fields').map((field, at) =>
          at === 0 ? { ...field, indexConfig: {} } : at === 1 ? { ...field, ttlConfig: { state: 'ACTIVE' } } : field,
        ),
      })),
      [
        'WRONG  index of sessions.pushStatus: it is not as these files say. Mend it: npx firebase-tools deploy --only firestore:indexes --project console-1',
        "WRONG  time to live of tasks.state: Firestore removes documents by itself, which the console does not expect. Mend it: gcloud firestore fields ttls update state --collection-group=tasks --database='(default)' --disable-ttl --project=console-1",
      ],
    ],
    [
      'sign-up by anybody',
      withBody(URLS.auth, merged({ client: { permissions: { disabledUserDeletion: true } } })),
      [
        `WRONG  Auth, client.permissions.disabledUserSignup: it is not set, and has to be true. Mend it: curl --fail-with-body -X PATCH -H "Authorization: Bearer $(gcloud auth print-access-token)" -H "x-goog-user-project: console-1" -H "Content-Type: application/json" -d '{"client":{"permissions":{"disabledUserSignup":true}}}' 'https://identitytoolkit.googleapis.com/admin/v2/projects/console-1/config?updateMask=client.permissions.disabledUserSignup'`,
      ],
    ],
    [
      'an action URL of Firebase, and its own names',
      withBody(
        URLS.auth,
        merged({
          authorizedDomains: ['localhost', 'stock.example'],
          notification: { sendEmail: { callbackUri: 'https://console-1.firebaseapp.com/__/auth/action' } },
        }),
      ),
      [
        expect.stringMatching(
          /^WRONG {2}Auth, authorizedDomains: it is \["localhost","stock.example"\], and has to be \["stock.example"\]\. .*updateMask=authorizedDomains'$/,
        ) as string,
        expect.stringMatching(
          /^WRONG {2}Auth, notification\.sendEmail\.callbackUri: .* has to be "https:\/\/stock\.example\/emailActions"/,
        ) as string,
      ],
    ],
    [
      'a password policy that no new user meets (D-123)',
      withBody(
        URLS.auth,
        merged({
          passwordPolicyConfig: {
            passwordPolicyEnforcementState: 'ENFORCE',
            passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8, containsLowercaseCharacter: true } }],
          },
        }),
      ),
      [
        expect.stringMatching(
          /^WRONG {2}password policy: new users, pilots and checkers cannot meet it: .*8.*, .*authentication\/settings$/,
        ) as string,
      ],
    ],
    [
      'sign-in by another service',
      withBody(URLS.providers, () => ({
        defaultSupportedIdpConfigs: [
          { name: 'projects/1/defaultSupportedIdpConfigs/google.com', enabled: true },
          { name: 'projects/1/defaultSupportedIdpConfigs/apple.com' },
        ],
      })),
      [
        'WRONG  other sign-in methods: users sign in by google.com too. Mend it: switch them off: https://console.firebase.google.com/project/console-1/authentication/providers',
      ],
    ],
    [
      'a key of the web app for one site and one API too many, and one too few',
      withBody(
        URLS.webKey,
        merged({
          restrictions: {
            browserKeyRestrictions: { allowedReferrers: ['https://stock.example/*', 'http://localhost:4100/*'] },
            apiTargets: ['identitytoolkit', 'firestore', 'firebasestorage', 'maps'].map((name) => ({ service: `${name}.googleapis.com` })),
          },
        }),
      ),
      [
        "WRONG  the web app's key, web sites: allows http://localhost:4100/* too. Mend it: gcloud services api-keys update projects/415104041262/locations/global/keys/web-1 --allowed-referrers='https://stock.example/*' --api-target=service=identitytoolkit.googleapis.com --api-target=service=securetoken.googleapis.com --api-target=service=firestore.googleapis.com --api-target=service=firebasestorage.googleapis.com",
        expect.stringContaining("the web app's key, APIs: lacks securetoken.googleapis.com, allows maps.googleapis.com too") as string,
      ],
    ],
    [
      'a key of servers that works everywhere',
      withBody(URLS.serverKey, () => ({})),
      [
        'WRONG  SERVER_API_KEY, addresses: it works from every address. Mend it: gcloud services api-keys update projects/415104041262/locations/global/keys/servers --allowed-ips=<the servers’ addresses> --api-target=service=identitytoolkit.googleapis.com',
        expect.stringContaining('SERVER_API_KEY, APIs: they are not restricted') as string,
      ],
    ],
    [
      'a key of another project',
      withBody(URLS.webKeyLookup, () => ({ parent: 'projects/9', name: 'projects/9/locations/global/keys/x' })),
      ["WRONG  the web app's key: no key of console-1 has this text. Mend it: gcloud services api-keys list --project=console-1"],
    ],
    [
      'a bucket without CORS and versions',
      withBody(URLS.bucket, ({ cors: _cors, versioning: _versioning, ...body }) => body),
      [
        "WRONG  bucket console-1.firebasestorage.app, CORS: pages of https://stock.example may not download. Mend it: sed 's#console.example#stock.example#' platform/rules/cors.json > cors.json && gcloud storage buckets update gs://console-1.firebasestorage.app --cors-file=cors.json",
        'WRONG  bucket console-1.firebasestorage.app, versions: a picture that is replaced or removed by mistake is lost. Mend it: gcloud storage buckets update gs://console-1.firebasestorage.app --versioning --lifecycle-file=deploy/bucket-lifecycle.json',
      ],
    ],
    [
      'versions that nothing removes',
      withBody(URLS.bucket, merged({ lifecycle: { rule: [{ action: { type: 'Delete' }, condition: { age: 365 } }] } })),
      [expect.stringContaining('versions: pictures that are removed are kept for ever') as string],
    ],
    [
      'a database of another kind and place, without protection',
      withBody(
        URLS.database,
        merged({
          type: 'DATASTORE_MODE',
          databaseEdition: 'ENTERPRISE',
          locationId: 'nam5',
          deleteProtectionState: 'DELETE_PROTECTION_DISABLED',
          pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED',
        }),
      ),
      [
        expect.stringContaining('database (default), edition: it is ENTERPRISE, and has to be STANDARD') as string,
        expect.stringContaining('database (default), mode: it is DATASTORE_MODE, and has to be FIRESTORE_NATIVE') as string,
        expect.stringContaining('database (default), region: it is nam5, and the bucket is in EUROPE-WEST1') as string,
        "WRONG  database (default), --delete-protection: it is not set. Mend it: gcloud firestore databases update --database='(default)' --delete-protection --project=console-1",
        "WRONG  database (default), --enable-pitr: it is not set. Mend it: gcloud firestore databases update --database='(default)' --enable-pitr --project=console-1",
      ],
    ],
    [
      'weekly backups that end too soon, and no daily ones',
      withBody(URLS.backups, () => ({ backupSchedules: [{ retention: '604800s', weeklyRecurrence: { day: 'SUNDAY' } }] })),
      [
        "WRONG  backups, daily: none are made. Mend it: gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=7d --project=console-1",
        "WRONG  backups, weekly: kept for 7 days. Mend it: gcloud firestore backups schedules create --database='(default)' --recurrence=weekly --day-of-week=SUN --retention=14w --project=console-1",
      ],
    ],
    [
      'a role under a condition, one too much, and none of Storage',
      withBody(URLS.policy, () => ({
        bindings: [
          {
            role: 'roles/datastore.user',
            members: ['serviceAccount:inventory-console@console-1.iam.gserviceaccount.com'],
            condition: { title: 'x' },
          },
          { role: 'roles/firebaseauth.admin', members: ['serviceAccount:inventory-console@console-1.iam.gserviceaccount.com'] },
          { role: 'roles/editor', members: ['serviceAccount:inventory-console@console-1.iam.gserviceaccount.com'] },
        ],
      })),
      [
        'WRONG  role roles/datastore.user of inventory-console@console-1.iam.gserviceaccount.com: not given to it directly. Mend it: gcloud projects add-iam-policy-binding console-1 --member=serviceAccount:inventory-console@console-1.iam.gserviceaccount.com --role=roles/datastore.user --condition=None',
        'WRONG  role roles/firebaserules.firestoreServiceAgent of service-415104041262@gcp-sa-firebasestorage.iam.gserviceaccount.com: not given to it directly. Mend it: gcloud projects add-iam-policy-binding console-1 --condition=None --role=roles/firebaserules.firestoreServiceAgent --member=serviceAccount:service-415104041262@gcp-sa-firebasestorage.iam.gserviceaccount.com',
        expect.stringContaining('WRONG  role roles/editor of inventory-console@') as string,
      ],
    ],
    [
      'no role on the bucket',
      withBody(URLS.bucketPolicy, () => ({})),
      [
        'WRONG  role roles/storage.objectUser of inventory-console@console-1.iam.gserviceaccount.com: not given to it directly. Mend it: gcloud storage buckets add-iam-policy-binding gs://console-1.firebasestorage.app --member=serviceAccount:inventory-console@console-1.iam.gserviceaccount.com --role=roles/storage.objectUser',
        expect.stringContaining('role roles/storage.legacyBucketReader of') as string,
      ],
    ],
    [
      'App Check',
      withBody(URLS.appCheck, () => ({
        services: [
          { name: 'projects/1/services/firestore.googleapis.com', enforcementMode: 'ENFORCED' },
          { name: 'projects/1/services/firebasestorage.googleapis.com', enforcementMode: 'UNENFORCED' },
        ],
      })),
      [
        'WRONG  App Check: firestore.googleapis.com refuses pages and apps, which send no tokens of it. Mend it: unenforce it: https://console.firebase.google.com/project/console-1/appcheck/products',
      ],
    ],
    [
      'the plan Spark',
      withBody(URLS.billing, () => ({ projectId: 'console-1' })),
      [
        'WRONG  mails, plan: Spark, which sends 150 mails for new passwords a day. Mend it: gcloud billing projects link console-1 --billing-account=<account>',
      ],
    ],
    [
      'no mails',
      withBody(URLS.quotas, () => ({
        metrics: [{ displayName: 'Password reset emails', consumerQuotaLimits: [{ quotaBuckets: [{ effectiveLimit: '0' }] }] }],
      })),
      [
        'WRONG  mails, quota: 0 for Password reset emails. Mend it: https://console.cloud.google.com/apis/api/identitytoolkit.googleapis.com/quotas?project=console-1',
      ],
    ],
  ])('%s', async (_fault, answers, lines) => {
    expect(await faultsOf(answers)).toEqual(lines);
    const { findings } = await findingsFor(answers);
    expect(exitCodeOf(findings)).toBe(1);
  });

  it('servers with the web app’s key', async () => {
    expect(await faultsOf(recordedAnswers(), { serverKey: 'web-key' })).toEqual([
      expect.stringContaining(
        'SERVER_API_KEY: servers use the web app’s key, which is for pages alone. Mend it: gcloud services api-keys create',
      ) as string,
    ]);
  });
});

describe('ADD-44 (D-136) what cannot be seen is neither right nor wrong, and says what shows it:', () => {
  it.each([
    ['firestoreRelease', 'rules of Firestore', 'roles/firebaserules.viewer'],
    ['indexes', 'indexes', 'roles/datastore.viewer'],
    ['auth', 'settings of Auth', 'roles/firebaseauth.viewer'],
    ['webKeyLookup', "the web app's key", 'roles/serviceusage.apiKeysViewer'],
    ['bucket', 'bucket console-1.firebasestorage.app', 'roles/storage.bucketViewer'],
    ['backups', 'backups', 'roles/datastore.backupSchedulesViewer'],
    ['policy', 'roles in the project', 'roles/iam.securityReviewer'],
    ['appCheck', 'App Check', 'roles/firebaseappcheck.viewer'],
    ['quotas', 'mails, quota', 'roles/serviceusage.serviceUsageConsumer'],
  ] as const)('%s', async (url, subject, role) => {
    const { findings } = await findingsFor(withError(URLS[url], 403, DENIED));
    const faults = linesOf(findings.filter(({ state }) => state !== 'right')).slice(0, -1);
    expect(faults).toEqual([
      `unseen ${subject}: The caller does not have permission. To see it: gcloud projects add-iam-policy-binding console-1 --condition=None --role=${role} --member=<the account that runs this>`,
    ]);
    expect(exitCodeOf(findings)).toBe(2);
  });

  it('an API that the project does not use, except App Check, which is then off', async () => {
    const disabled = (service: string) => ({
      ...DENIED,
      message: `${service} has not been used in project 415104041262 before or it is disabled.`,
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'SERVICE_DISABLED',
          domain: 'googleapis.com',
          metadata: { service, consumer: 'projects/415104041262' },
        },
      ],
    });
    expect(await faultsOf(withError(URLS.appCheck, 403, disabled('firebaseappcheck.googleapis.com')))).toEqual([]);
    expect(await faultsOf(withError(URLS.webKeyLookup, 403, disabled('apikeys.googleapis.com')))).toEqual([
      "unseen the web app's key: the project does not use apikeys.googleapis.com. To see it: gcloud services enable apikeys.googleapis.com --project=console-1",
    ]);
  });

  it('a service that fails', async () => {
    expect(await faultsOf(withError(URLS.database, 503, { code: 503, message: 'The service is currently unavailable.' }))).toEqual([
      'unseen database (default): The service is currently unavailable. To see it: check the settings and the network, and run it again',
    ]);
  });

  it('an account that is named by the project’s number, without the number', async () => {
    const answers = recordedAnswers();
    const byId = { [URLS.appCheck.replace(/\d{6,}/, 'console-1')]: answers[URLS.appCheck]! };
    const needed = readNeeded(ROOT, { PROJECT: 'console-1', BUCKET: 'console-1.firebasestorage.app', DATABASE: '(default)' });
    expect(await faultsOf({ ...answers, ...byId }, { number: undefined, needed })).toEqual([
      'unseen role roles/firebaserules.firestoreServiceAgent of service-<number>@gcp-sa-firebasestorage.iam.gserviceaccount.com: the number of the project is not shown. To see it: gcloud services enable cloudresourcemanager.googleapis.com --project=console-1',
    ]);
  });

  it('the console’s name, without ALLOWED_HOSTS', async () => {
    const faults = await faultsOf(recordedAnswers(), { hosts: [] });
    expect(faults).toHaveLength(4);
    for (const line of faults) expect(line).toMatch(/^unseen .*: ALLOWED_HOSTS, which has the console’s name, is not set\. To see it: /);
  });
});

it('ADD-44 the servers’ key, which works from their addresses alone, is not wrong because somebody else runs the check', () => {
  const refused =
    'The provided API key has an IP address restriction. The originating IP address of the call (203.0.113.9) violates this restriction';
  const findings = ofServices({ Auth: undefined, Firestore: 'no answer', Passwords: refused, Storage: undefined }, 'check it');
  expect(linesOf(findings)).toEqual([
    'right  service Auth: it answers',
    'WRONG  service Firestore: no answer. Mend it: check it',
    `unseen service Passwords: ${refused}. To see it: run it where the servers run`,
    'right  service Storage: it answers',
    '2 right, 1 wrong, 1 not to be seen',
  ]);
});

it('ADD-44 a person’s credentials name the project whose quota counts, once Google has asked for it', async () => {
  const answers = recordedAnswers();
  const named: boolean[] = [];
  const refusal = {
    error: { code: 403, message: 'The apikeys.googleapis.com API requires a quota project, which is not set by default.' },
  };
  const answer = async (...[input, init]: Parameters<typeof fetch>): Promise<Response> => {
    const headers = init?.headers as Record<string, string>;
    named.push(headers['x-goog-user-project'] === 'console-1');
    return named.at(-1) === true ? Response.json(answers[input as string]!.body) : Response.json(refusal, { status: 403 });
  };
  const google = googleAnswers({ projectId: 'console-1', token: async () => 'token', fetch: answer });
  expect(await faultsOf(answers, { google })).toEqual([]);
  // Those of a service account name none, which may need a role.
  expect(named[0]).toBe(false);
  const { asked } = await findingsFor(answers);
  expect(asked.filter(({ headers }) => 'x-goog-user-project' in headers)).toEqual([]);
});

it('ADD-44 reads every page of a list', async () => {
  const answers = recordedAnswers();
  const { facts, body } = answers[URLS.indexes] as Recorded & { body: { indexes: object[] } };
  answers[URLS.indexes] = { facts, body: { indexes: body.indexes.slice(0, 3), nextPageToken: 'more=1' } };
  answers[`${URLS.indexes}?pageToken=more%3D1`] = { facts, body: { indexes: body.indexes.slice(3) } };
  expect(await faultsOf(answers)).toEqual([]);
});

it('ADD-44 several names of the console are all needed', async () => {
  const faults = await faultsOf(recordedAnswers(), { hosts: ['stock.example', 'stock.test'] });
  expect(faults).toEqual([
    expect.stringContaining('has to be ["stock.example","stock.test"]') as string,
    expect.stringContaining('web sites: lacks https://stock.test/*') as string,
    expect.stringContaining('CORS: pages of https://stock.test may not download') as string,
  ]);
});

it('ADD-44 what a project answers cannot move the cursor or begin a line', async () => {
  const answers = withBody(URLS.providers, () => ({
    defaultSupportedIdpConfigs: [{ name: 'x/\u001b[2Jevil\nright  all', enabled: true }],
  }));
  const [line] = await faultsOf(answers);
  expect(line).toContain('users sign in by \\u001b[2Jevil\\u000aright  all too');
});

it('ADD-44 (D-131) the rules of another database are those of its own release', async () => {
  const answers = recordedAnswers();
  const { findings } = await findingsFor(
    {
      ...answers,
      [`${URLS.firestoreRelease}/restored-1`]: answers[URLS.firestoreRelease]!,
    },
    { database: 'restored-1' },
  );
  expect(linesOf(findings)).toContain('right  rules of Firestore: those of these files are in force');
});

it('ADD-44 the needed files are those of the repository, and a missing one is named', () => {
  expect(() => readNeeded(`${ROOT}/docs`, {})).toThrow(/firebase\.json/);
});
