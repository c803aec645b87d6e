import type { FastifyInstance } from 'fastify';
import { removeOldAttempts } from '../records/attempts';
import { describeOlderPictures } from './pictures/describe-older-pictures';
import type { KeptFor } from '../environment/api-settings';
import { endPersonalData } from './personal-data/end-personal-data';
import type { PushServices } from './pushes/push-session';
import { retryPushes } from './pushes/retry-pushes';
import type { LicenseChanges } from './licenses/license-changes';
import type { Removals } from './removals/removals';
import { nameOlderDocuments } from './search-names/name-older-documents';
import { followChanges } from './summaries/follow-changes';
import { endBegunSignIns } from './sign-ins/end-begun-sign-ins';
import { removeUnmarkedSignIns } from './sign-ins/remove-unmarked-sign-ins';
import { evaluateEndedSessions } from './ended-sessions/evaluate-ended-sessions';
import { followEndedSessions } from './ended-sessions/follow-ended-sessions';
import { removeOldMonths } from './ended-sessions/remove-from-months';
import { refreshSummaries } from './summaries/refresh-summaries';
import type { RunningWork } from '../http/running-work';
import type { Measures } from '../server/metrics';
import { regularly, type Run } from './schedule/regularly';
import { onOneServer } from './schedule/one-server';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface WorkServices extends PushServices {
  readonly removals: Removals;
  readonly licenseChanges: LicenseChanges;
  readonly keptFor: KeptFor;
  /** Milliseconds between two looks for work that another server has left over. */
  readonly lookMs?: number;
  /** Updates a domain's summary as soon as its pushes or tasks change, and evaluates sessions as soon as they end. */
  readonly followsChanges: boolean;
}

/** A kind of work that is done each hour. Its name is in metrics and logs. */
interface Kind {
  name: string;
  /** Not done at the start of the server. */
  waits?: boolean;
  work: (run: Run) => Promise<void>;
}

/** The work of each full hour, also done when the server starts, but for kinds that wait. Each kind has a timer of its own, so that a slow one holds up no other. */
function hourlyWork(services: WorkServices, log: FastifyInstance['log']): Kind[] {
  const { firebase } = services;
  const { firestore } = firebase;
  const onOne = (name: string, run: Run, work: () => Promise<void>) => onOneServer(firebase, name, run, work);
  return [
    {
      name: 'summaries',
      work: (run) => onOne('summaries', run, () => refreshSummaries(firestore, { signal: run.signal })),
    },
    {
      name: 'pushes',
      waits: true,
      work: (run) => onOne('pushes', run, () => retryPushes(services, run.signal)),
    },
    {
      name: 'personal data',
      waits: true,
      work: (run) => onOne('personalData', run, () => endPersonalData(services, run.signal)),
    },
    {
      name: 'ended sessions',
      work: (run) => onOne('endedSessions', run, () => evaluateEndedSessions(firestore, { signal: run.signal })),
    },
    {
      name: 'old months',
      work: (run) => onOne('oldMonths', run, () => removeOldMonths(firestore, { signal: run.signal })),
    },
    { name: 'pictures', work: (run) => describeOlderPictures(firebase, run) },
    { name: 'names for searches', work: (run) => nameOlderDocuments(firebase, run) },
    { name: 'unmarked sign-ins', work: (run) => removeUnmarkedSignIns(firebase, log, run) },
    { name: 'answers of repeated calls', work: () => removeOldAttempts(firestore) },
  ];
}

/**
 * Does the work of the platform while the server runs: that of each hour, and each minute a look for work in parts, and for new users, that
 * another server has left over. A failure is logged and measured, and the work is done again at its next time.
 */
export function installBackgroundWork(
  app: FastifyInstance,
  services: WorkServices,
  { track, measures }: Pick<RunningWork, 'track'> & { measures: Measures },
): void {
  const { firebase, removals, licenseChanges, followsChanges, lookMs = MINUTE } = services;
  let ends: (() => Promise<void>)[] = [];
  let unfollow: (() => void)[] = [];
  app.addHook('onReady', async () => {
    ends = hourlyWork(services, app.log).map(({ name, waits, work }) =>
      regularly(HOUR, async (run) => {
        if (run.isStart && waits) return;
        await measures.work(name, work(run)).catch((err: unknown) => app.log.error({ err, work: name }, 'background work failed'));
      }),
    );
    const look = async () => {
      removals.look();
      licenseChanges.look();
    };
    ends.push(regularly(lookMs, look));
    ends.push(
      regularly(lookMs, ({ signal }) =>
        measures
          .work('sign-ins', endBegunSignIns(firebase, app.log, signal))
          .catch((err: unknown) => app.log.error({ err, work: 'sign-ins' }, 'background work failed')),
      ),
    );
    if (!followsChanges) return;
    unfollow = [
      followChanges(firebase.firestore, {
        track: (one) => track(measures.work('summary of a domain', one)),
        onWaiting: (domains) => measures.left('summaries', domains),
        onProblem: (err) => app.log.error({ err }, 'a summary failed'),
      }),
      followEndedSessions(firebase.firestore, {
        track: (one) => track(measures.work('a session that ended', one)),
        onProblem: (err) => app.log.error({ err }, 'a session that ended could not be evaluated'),
      }),
    ];
  });
  // In `preClose`, because the server then waits for calls under way: this makes their work in parts stop at the next part.
  app.addHook('preClose', async () => {
    removals.close();
    licenseChanges.close();
    for (const stop of unfollow) stop();
  });
  app.addHook('onClose', async () => void (await Promise.all(ends.map((end) => end()))));
}
