import { serveWorker } from 'shared-kit/workers/inside';
import { exportJob } from './export-job';

serveWorker(exportJob, { transfer: (result) => (result.ok ? [result.value.bytes.buffer] : []) });
