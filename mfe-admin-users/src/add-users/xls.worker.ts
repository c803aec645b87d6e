import { readXls } from 'shared-kit/model/xls';
import { serveWorker } from 'shared-kit/workers/inside';
import { usersJob } from './read-users';

// A worker of its own, because the library that reads XLS is large and no other file needs it.
serveWorker(usersJob(readXls));
