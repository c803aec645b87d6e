import { readXls } from 'shared-kit/model/xls';
import { serveWorker } from 'shared-kit/workers/inside';
import { peopleJob } from './read-people';

// A worker of its own, because the library that reads XLS is large and no other file needs it.
serveWorker(peopleJob(readXls));
