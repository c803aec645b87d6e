import { serveWorker } from 'shared-kit/workers/inside';
import { allAddressesJob } from './all-addresses-job';

serveWorker(allAddressesJob);
