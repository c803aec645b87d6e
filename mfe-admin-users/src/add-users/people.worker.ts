import { serveWorker } from 'shared-kit/workers/inside';
import { readPeople } from './read-people';

serveWorker(readPeople);
