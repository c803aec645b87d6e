import { serveWorker } from 'shared-kit/workers/inside';
import { usersJob } from './read-users';

serveWorker(usersJob());
