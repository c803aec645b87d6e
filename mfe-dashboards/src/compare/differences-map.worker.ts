import { serveWorker } from 'shared-kit/workers/inside';
import { differencesMapJob } from './differences-map-job';

serveWorker(differencesMapJob);
