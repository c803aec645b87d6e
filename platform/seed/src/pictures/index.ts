/** Pictures of the demo, for programs that measure how barcodes are read. */
export { demoLabels } from './label-pictures';
export { photoOf } from './photo';
