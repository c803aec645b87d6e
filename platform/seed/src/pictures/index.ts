/** Pictures of the demo, for programs that measure how barcodes are read, and for an app that takes pictures of what it reads. */
export { demoLabels } from '../settings/label-pictures';
export { photoOf } from '../drawings/photo';
export { drawPicture, picturesOf, type SessionPicture } from './session-pictures';
