import { serveWorker } from 'shared-kit/workers/inside';
import { compareJob } from './compare-job';

serveWorker(compareJob);
