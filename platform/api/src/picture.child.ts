import { serveChild } from './uploads/child-process/serve-child';
import { makePicture } from './uploads/pictures/make-picture';

// Makes the files of one upload and replies; then it is ended.
serveChild(makePicture);
