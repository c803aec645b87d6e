import { serveWorker } from 'shared-kit/workers/inside';
import { sessionJob } from './session-job';

serveWorker(sessionJob);
