import { serveWorker } from 'shared-kit/workers/inside';
import { writeTable } from './write-table';

serveWorker(writeTable);
