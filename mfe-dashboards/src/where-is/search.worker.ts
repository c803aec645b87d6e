import { serveWorker } from 'shared-kit/workers/inside';
import { searchJob } from './search-job';

serveWorker(searchJob);
