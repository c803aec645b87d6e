import { serveWorker } from 'shared-kit/workers/inside';
import { spreadsheetJob } from './spreadsheet';

serveWorker(spreadsheetJob());
