import { serveWorker } from 'shared-kit/workers/inside';
import { readSessionsJob } from './read-sessions-job';

serveWorker(readSessionsJob);
