/** Spreadsheets like those of users: the committed ones in `samples/`, and those that are too large to commit. */
export { hugeWorkbook } from './huge-workbook';
export { SAMPLES } from './samples';
export { writeSamples } from './write-samples';
export { writeZipBomb } from './zip-bomb';
