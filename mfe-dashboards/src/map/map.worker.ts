import { serveWorker } from 'shared-kit/workers/inside';
import { mapJob } from './map-job';

serveWorker(mapJob);
