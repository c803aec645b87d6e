import { serveWorker } from 'shared-kit/workers/inside';
import { sessionRows } from './session-rows';

serveWorker(sessionRows);
