import { serveWorker } from 'shared-kit/workers/inside';
import { summariseSpreadsheet } from './spreadsheet';

serveWorker(summariseSpreadsheet);
