import cors from '@fastify/cors';
import type { FastifyPluginAsync } from 'fastify';
import { createTokenVerifier } from './access/token-verifier';
import { logStrictPolicy } from './accounts/password-policy';
import { apiSettings, type ApiSettings } from './environment/api-settings';
import { recogniseAttempts } from './records/attempts';
import { readBuild } from './build';
import { callsPage } from './calls/calls-page.route';
import { bundledChild, type ChildFile } from './uploads/child-process/child-pool';
import { domainRoutes } from './resources/domains/domains.route';
import { restoreSettingsRoute } from './resources/domains/restore-settings.route';
import { updateDomainRoute } from './resources/domains/update-domain.route';
import { externalRoutes } from './resources/external/external.route';
import type { Firebase } from './firebase/firebase';
import { healthRoutes } from './resources/health/health.route';
import { installBackgroundWork } from './work/background-work';
import { installSuccess } from './http/envelope';
import { installErrorHandlers, installUnknownRoute } from './http/error-handler';
import { installCallTurns } from './http/call-turns';
import { limitBodyTime, type BodyTimes } from './http/body-time';
import { installJsonBody } from './http/json-body';
import { installOpenApi } from './http/openapi';
import { REQUEST_ID } from './http/request-ids';
import { createRunningWork, waitForRunningWork } from './http/running-work';
import { timeBudget } from './http/time-budget';
import { createTurns } from './http/turns';
import { compileValidator } from './http/validator';
import { createKeyTokens } from './access/key-tokens';
import { keyRoutes } from './resources/keys/keys.route';
import { createPictureMaker } from './uploads/pictures/picture-maker';
import { createLicenseChanges } from './work/licenses/license-changes';
import { createRemovals } from './work/removals/removals';
import { UNMEASURED, type Measures, type RegistryState } from './server/metrics';
import { createSheetReader } from './uploads/sheet-reader/sheet-reader';
import { labelDesignRoutes } from './resources/label-designs/label-designs.route';
import { licenseRoutes } from './resources/licenses/licenses.route';
import { manualInputFieldRoutes } from './resources/manual-input-fields/manual-input-fields.route';
import { removeSessionsRoute } from './resources/sessions/remove-sessions.route';
import { PUSHES_ASKED_FOR, triggerPushRoute } from './resources/sessions/trigger-push.route';
import { createTaskRoutes } from './resources/tasks/create-task.route';
import { userRoutes } from './resources/users/users.route';

/** The calls, in the order of their description. One folder per resource. */
const RESOURCES = [
  healthRoutes,
  userRoutes,
  domainRoutes,
  updateDomainRoute,
  restoreSettingsRoute,
  labelDesignRoutes,
  licenseRoutes,
  manualInputFieldRoutes,
  removeSessionsRoute,
  triggerPushRoute,
  createTaskRoutes,
  keyRoutes,
  externalRoutes,
];

export interface ApiOptions {
  firebase: Firebase;
  /** URL of the embedded Auth's public keys; undefined in production. */
  jwksUrl?: string;
  /** Pages of other origins that may call with credentials. */
  allowedOrigins?: readonly string[];
  /** Programs of the processes that read uploads; by default those beside the running bundle. */
  childFile?: ChildFile;
  /** Milliseconds a call of several steps may take. */
  callMs?: number;
  bodyTimes?: Partial<BodyTimes>;
  settings?: Partial<ApiSettings>;
  /** URL that receives pushed sessions in the demo; undefined in production, where operators configure each company's listener. */
  demoListener?: string;
  /** Whether the published registry can be used; undefined if no console is served. */
  registryState?: RegistryState;
  /** Whose file keeps the server from keeping the registry for a restart, if it is another user's. */
  ownerOfRegistryCopy?: () => Promise<string | undefined>;
  /** What the server measures, if metrics are served. */
  measures?: Measures;
  /** Milliseconds between two looks for work that another server has left over; by default a minute. */
  lookMs?: number;
  /** Updates a domain's summary as soon as its pushes or tasks change, and not only at the full hour. */
  followsChanges?: boolean;
}

/** The platform's calls (D-93), to be registered under `/api`. */
export const buildApi: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  const { firebase, jwksUrl, allowedOrigins = [], childFile = bundledChild, measures = UNMEASURED } = options;
  const build = readBuild();
  app.log.info({ ...build, node: process.version }, 'starting');
  const tokens = createTokenVerifier({ auth: firebase.auth, projectId: firebase.projectId, ...(jwksUrl && { jwksUrl }) });
  const { keySecret, keySecretBefore, callLimits, noEmailDomain, keptFor } = apiSettings(options.settings, {
    embedded: jwksUrl !== undefined,
  });
  const work = createRunningWork();
  const takePlace = installCallTurns(app);
  const services = {
    build,
    firebase,
    tokens,
    sheetReader: createSheetReader(childFile),
    pictures: createPictureMaker(childFile),
    removals: createRemovals(firebase, {
      looksAgain: true,
      track: (one) => work.track(measures.work('removals', one)),
      onLook: (left) => measures.left('removals', left),
      onProblem: (err) => app.log.error({ err }, 'a removal failed'),
    }),
    licenseChanges: createLicenseChanges(firebase, {
      looksAgain: true,
      track: (one) => work.track(measures.work('licences', one)),
      onLook: (left) => measures.left('licences', left),
      onProblem: (err) => app.log.error({ err }, 'a licence is not in all profiles yet'),
    }),
    track: work.track,
    measures,
    takePlace,
    pushTurns: createTurns(PUSHES_ASKED_FOR),
    keyTokens: createKeyTokens(keySecret, keySecretBefore),
    callLimits,
    noEmailDomain,
    keptFor,
    followsChanges: options.followsChanges ?? false,
    ...(options.lookMs !== undefined && { lookMs: options.lookMs }),
    timeBudget: () => timeBudget(options.callMs, work.track),
    ...(options.registryState && { registryState: options.registryState }),
    ...(options.ownerOfRegistryCopy && { ownerOfRegistryCopy: options.ownerOfRegistryCopy }),
    ...(options.demoListener !== undefined && { demoListener: options.demoListener }),
  };

  app.setValidatorCompiler(compileValidator);
  // Reply schemas are for the OpenAPI document only: Fastify's own serializer would drop fields that they do not name.
  app.setSerializerCompiler(() => (reply) => JSON.stringify(reply));
  installErrorHandlers(app);
  installJsonBody(app);
  limitBodyTime(app, options.bodyTimes);
  installSuccess(app);
  waitForRunningWork(app, work);
  recogniseAttempts(app, firebase.firestore);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  if (allowedOrigins.length > 0) {
    await app.register(cors, {
      origin: [...allowedOrigins],
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      exposedHeaders: [REQUEST_ID, 'retry-after'],
      allowedHeaders: ['authorization', 'company', 'parentuid', 'content-type', 'idempotency-key'],
      maxAge: 600,
    });
  }
  await installOpenApi(app);
  for (const routesOf of RESOURCES) await app.register(routesOf(services));
  await app.register(callsPage);
  installBackgroundWork(app, services, { track: work.track, measures });
  app.addHook('onReady', async () => void work.track(logStrictPolicy(firebase, app.log)));
  installUnknownRoute(app);
};
