import { serveWorker } from 'shared-kit/workers/inside';
import { peopleJob } from './read-people';

serveWorker(peopleJob());
