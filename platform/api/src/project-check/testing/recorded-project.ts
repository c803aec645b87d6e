import { join } from 'node:path';
import { checkProject } from '../check-project';
import type { Finding } from '../finding';
import { googleAnswers } from '../google-answers';
import { readNeeded, type IndexedField } from '../needed';
import type { Project } from '../project';

export const ROOT = join(__dirname, '../../../../..');

const ID = 'console-1';
const NUMBER = '415104041262';
const BUCKET = `${ID}.firebasestorage.app`;
const DATABASE = `projects/${ID}/databases/(default)`;
const MEMBER = `serviceAccount:inventory-console@${ID}.iam.gserviceaccount.com`;
const AGENT = `serviceAccount:service-${NUMBER}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;

const needed = readNeeded(ROOT, { PROJECT: ID, NUMBER, BUCKET, DATABASE: '(default)' });

/** What an API answers, in the shape that its documentation at `facts` gives. */
export interface Recorded {
  facts: string;
  body: object;
  status?: number;
}

const FIRESTORE = 'https://firestore.googleapis.com/v1';
const RULES = 'https://firebaserules.googleapis.com/v1';
const IDENTITY = `https://identitytoolkit.googleapis.com/admin/v2/projects/${ID}`;
const STORAGE = `https://storage.googleapis.com/storage/v1/b/${BUCKET}`;
const API_KEYS = 'https://apikeys.googleapis.com/v2';

/** The URLs that tests change the answers of. */
export const URLS = {
  firestoreRelease: `${RULES}/projects/${ID}/releases/cloud.firestore`,
  firestoreRuleset: `${RULES}/projects/${ID}/rulesets/firestore-1`,
  storageRuleset: `${RULES}/projects/${ID}/rulesets/storage-1`,
  indexes: `${FIRESTORE}/${DATABASE}/collectionGroups/-/indexes`,
  fields: `${FIRESTORE}/${DATABASE}/collectionGroups/-/fields?filter=${encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*')}`,
  database: `${FIRESTORE}/${DATABASE}`,
  backups: `${FIRESTORE}/${DATABASE}/backupSchedules`,
  auth: `${IDENTITY}/config`,
  providers: `${IDENTITY}/defaultSupportedIdpConfigs`,
  webKey: `${API_KEYS}/projects/${NUMBER}/locations/global/keys/web-1`,
  serverKey: `${API_KEYS}/projects/${NUMBER}/locations/global/keys/servers`,
  webKeyLookup: `${API_KEYS}/keys:lookupKey?keyString=web-key`,
  bucket: STORAGE,
  bucketPolicy: `${STORAGE}/iam`,
  policy: `https://cloudresourcemanager.googleapis.com/v3/projects/${ID}:getIamPolicy`,
  appCheck: `https://firebaseappcheck.googleapis.com/v1/projects/${NUMBER}/services`,
  billing: `https://cloudbilling.googleapis.com/v1/projects/${ID}/billingInfo`,
  quotas: `https://serviceusage.googleapis.com/v1beta1/projects/${ID}/services/identitytoolkit.googleapis.com/consumerQuotaMetrics`,
} as const;

const RULES_DOCS = 'https://firebase.google.com/docs/reference/rules/rest/v1';
const FIRESTORE_DOCS = 'https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases';
const IDENTITY_DOCS = 'https://cloud.google.com/identity-platform/docs/reference/rest/v2';
const KEY_DOCS = 'https://docs.cloud.google.com/api-keys/docs/reference/rest/v2';
const STORAGE_DOCS = 'https://docs.cloud.google.com/storage/docs/json_api/v1/buckets';

const release = (name: string, ruleset: string) => ({
  name: `projects/${ID}/releases/${name}`,
  rulesetName: `projects/${ID}/rulesets/${ruleset}`,
  createTime: '2026-11-01T10:00:00.123456Z',
});

const ruleset = (name: string, file: string, content: string) => ({
  name: `projects/${ID}/rulesets/${name}`,
  source: { files: [{ name: file, content, fingerprint: 'c2hhMjU2' }] },
  createTime: '2026-11-01T10:00:00.123456Z',
});

/** The service adds the document's name to each composite index. */
const withName = (fields: readonly IndexedField[]) => [...fields, { fieldPath: '__name__', order: fields.at(-1)?.order ?? 'ASCENDING' }];

const indexes = needed.indexes.indexes.map(({ collectionGroup, queryScope, fields }, at) => ({
  name: `${DATABASE}/collectionGroups/${collectionGroup}/indexes/CICAgO${at}`,
  queryScope,
  fields: withName(fields),
  state: 'READY',
}));

const fields = needed.indexes.fieldOverrides.map(({ collectionGroup, fieldPath, indexes: own }) => ({
  name: `${DATABASE}/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
  indexConfig: {
    ...(own.length > 0 && {
      indexes: own.map(({ queryScope, ...mode }) => ({ queryScope, fields: [{ fieldPath, ...mode }], state: 'READY' })),
    }),
    ancestorField: `${DATABASE}/collectionGroups/__default__/fields/*`,
  },
}));

const none = (kind: string): Recorded => ({ facts: `${IDENTITY_DOCS}/projects.${kind}/list`, body: {} });

/** A project that has all that is needed. */
export function recordedAnswers(): Record<string, Recorded> {
  return {
    [URLS.firestoreRelease]: { facts: `${RULES_DOCS}/projects.releases/get`, body: release('cloud.firestore', 'firestore-1') },
    [`${RULES}/projects/${ID}/releases/firebase.storage/${BUCKET}`]: {
      facts: `${RULES_DOCS}/projects.releases/get`,
      body: release(`firebase.storage/${BUCKET}`, 'storage-1'),
    },
    [URLS.firestoreRuleset]: {
      facts: `${RULES_DOCS}/projects.rulesets/get`,
      body: ruleset('firestore-1', 'firestore.rules', needed.firestoreRules),
    },
    [URLS.storageRuleset]: {
      facts: `${RULES_DOCS}/projects.rulesets/get`,
      body: ruleset('storage-1', 'storage.rules', needed.storageRules),
    },
    [URLS.indexes]: { facts: `${FIRESTORE_DOCS}.collectionGroups.indexes/list`, body: { indexes } },
    [URLS.fields]: { facts: `${FIRESTORE_DOCS}.collectionGroups.fields/list`, body: { fields } },
    [URLS.database]: {
      facts: FIRESTORE_DOCS,
      body: {
        name: DATABASE,
        locationId: 'europe-west1',
        type: 'FIRESTORE_NATIVE',
        concurrencyMode: 'PESSIMISTIC',
        versionRetentionPeriod: '604800s',
        pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
        deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
        databaseEdition: 'STANDARD',
      },
    },
    [URLS.backups]: {
      facts: `${FIRESTORE_DOCS}.backupSchedules`,
      body: {
        backupSchedules: [
          { name: `${DATABASE}/backupSchedules/1`, retention: '604800s', dailyRecurrence: {} },
          { name: `${DATABASE}/backupSchedules/2`, retention: '8467200s', weeklyRecurrence: { day: 'SUNDAY' } },
        ],
      },
    },
    [URLS.auth]: {
      facts: `${IDENTITY_DOCS}/Config`,
      body: {
        name: `projects/${NUMBER}/config`,
        // What is false is left out.
        signIn: { email: { enabled: true, passwordRequired: true }, phoneNumber: { testPhoneNumbers: {} } },
        notification: { sendEmail: { method: 'DEFAULT', callbackUri: 'https://stock.example/emailActions' }, defaultLocale: 'en' },
        authorizedDomains: ['stock.example'],
        subtype: 'FIREBASE_AUTH',
        client: { apiKey: 'web-key', permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
        emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
        passwordPolicyConfig: {
          passwordPolicyEnforcementState: 'ENFORCE',
          passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 }, schemaVersion: 1 }],
        },
      },
    },
    [URLS.providers]: none('defaultSupportedIdpConfigs'),
    [`${IDENTITY}/oauthIdpConfigs`]: none('oauthIdpConfigs'),
    [`${IDENTITY}/inboundSamlConfigs`]: none('inboundSamlConfigs'),
    [URLS.webKeyLookup]: {
      facts: `${KEY_DOCS}/keys/lookupKey`,
      body: { parent: `projects/${NUMBER}/locations/global`, name: `projects/${NUMBER}/locations/global/keys/web-1` },
    },
    [`${API_KEYS}/keys:lookupKey?keyString=server-key`]: {
      facts: `${KEY_DOCS}/keys/lookupKey`,
      body: { parent: `projects/${NUMBER}/locations/global`, name: `projects/${NUMBER}/locations/global/keys/servers` },
    },
    [URLS.webKey]: {
      facts: `${KEY_DOCS}/projects.locations.keys`,
      body: {
        displayName: 'Browser key (auto created by Firebase)',
        restrictions: {
          browserKeyRestrictions: { allowedReferrers: ['https://stock.example/*'] },
          apiTargets: ['identitytoolkit', 'securetoken', 'firestore', 'firebasestorage'].map((name) => ({
            service: `${name}.googleapis.com`,
          })),
        },
      },
    },
    [URLS.serverKey]: {
      facts: `${KEY_DOCS}/projects.locations.keys`,
      body: {
        restrictions: {
          serverKeyRestrictions: { allowedIps: ['198.51.100.7', '10.64.0.0/26'] },
          apiTargets: [{ service: 'identitytoolkit.googleapis.com' }],
        },
      },
    },
    [URLS.bucket]: {
      facts: STORAGE_DOCS,
      body: {
        kind: 'storage#bucket',
        name: BUCKET,
        location: 'EUROPE-WEST1',
        versioning: { enabled: true },
        lifecycle: { rule: [{ action: { type: 'Delete' }, condition: { daysSinceNoncurrentTime: 7 } }] },
        cors: [
          {
            origin: ['https://stock.example'],
            method: ['GET'],
            responseHeader: ['authorization', 'X-Firebase-Storage-Version'],
            maxAgeSeconds: 3600,
          },
        ],
      },
    },
    [URLS.bucketPolicy]: {
      facts: `${STORAGE_DOCS}/getIamPolicy`,
      body: {
        kind: 'storage#policy',
        bindings: [
          { role: 'roles/storage.objectUser', members: [MEMBER] },
          { role: 'roles/storage.legacyBucketReader', members: [`projectViewer:${ID}`, MEMBER] },
        ],
      },
    },
    [URLS.policy]: {
      facts: 'https://docs.cloud.google.com/resource-manager/reference/rest/v3/projects/getIamPolicy',
      body: {
        version: 1,
        bindings: [
          { role: 'roles/owner', members: ['user:ana@acme.example'] },
          { role: 'roles/datastore.user', members: [MEMBER] },
          { role: 'roles/firebaseauth.admin', members: [MEMBER] },
          { role: 'roles/firebaserules.firestoreServiceAgent', members: [AGENT] },
        ],
      },
    },
    [URLS.appCheck]: { facts: 'https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.services/list', body: {} },
    [URLS.billing]: {
      facts: 'https://docs.cloud.google.com/billing/docs/reference/rest/v1/projects/getBillingInfo',
      body: { name: `projects/${ID}/billingInfo`, projectId: ID, billingAccountName: 'billingAccounts/0-1-2', billingEnabled: true },
    },
    [URLS.quotas]: {
      facts: 'https://docs.cloud.google.com/service-usage/docs/reference/rest/v1beta1/services.consumerQuotaMetrics',
      body: {
        metrics: [
          {
            metric: 'identitytoolkit.googleapis.com/requests',
            displayName: 'Queries',
            consumerQuotaLimits: [{ unit: '1/min/{project}', quotaBuckets: [{ effectiveLimit: '0' }] }],
          },
          {
            metric: 'identitytoolkit.googleapis.com/password_reset_emails',
            displayName: 'Password reset emails',
            consumerQuotaLimits: [{ unit: '1/d/{project}', quotaBuckets: [{ effectiveLimit: '10000', defaultLimit: '10000' }] }],
          },
        ],
      },
    },
  };
}

/** What was asked, and with what. */
export interface Asked {
  url: string;
  headers: Record<string, string>;
  body?: unknown;
}

/** Checks a project that answers so. A question without a recorded answer fails. */
export async function findingsFor(
  answers: Readonly<Record<string, Recorded>>,
  settings: Partial<Project> = {},
): Promise<{ findings: Finding[]; asked: Asked[] }> {
  const asked: Asked[] = [];
  const answer = async (...[input, init]: Parameters<typeof fetch>): Promise<Response> => {
    const url = input as string;
    const recorded = answers[url];
    asked.push({
      url,
      headers: init?.headers as Record<string, string>,
      ...(typeof init?.body === 'string' && { body: JSON.parse(init.body) as unknown }),
    });
    if (!recorded) throw new Error(`No answer is recorded for ${url}`);
    return Response.json(recorded.body, { status: recorded.status ?? 200 });
  };
  const findings = await checkProject({
    isEmbedded: false,
    id: ID,
    number: NUMBER,
    database: '(default)',
    bucket: BUCKET,
    hosts: ['stock.example'],
    webKey: 'web-key',
    serverKey: 'server-key',
    google: googleAnswers({ projectId: ID, token: async () => 'token', fetch: answer }),
    needed,
    identityUrl: 'https://identitytoolkit.googleapis.com',
    ...settings,
  });
  return { findings, asked };
}
