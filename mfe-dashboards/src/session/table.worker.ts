import { serveWorker } from 'shared-kit/workers/inside';
import { tableJob } from './table-job';

serveWorker(tableJob);
