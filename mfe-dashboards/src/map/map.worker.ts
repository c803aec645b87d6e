import { serveWorker } from 'shared-kit/workers/inside';
import { mapJob } from './map-job';
import { buffersOf } from './picture/rack-picture';

serveWorker(mapJob, { transferOutput: (reply) => (reply.kind === 'result' ? buffersOf(reply.result) : []) });
