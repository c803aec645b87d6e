import { serveChild } from '../child-process/serve-child';
import { makePicture } from './make-picture';

// The program of the child process. It makes the files of one upload and replies; then it is ended.
serveChild(makePicture);
