import { serveWorker } from 'shared-kit/workers/inside';
import { workOnPicture } from './picture-job';

serveWorker(workOnPicture);
