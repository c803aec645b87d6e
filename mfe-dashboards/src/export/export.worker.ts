import { serveWorker } from 'shared-kit/workers/inside';
import { exportJob } from './export-job';

serveWorker(exportJob);
