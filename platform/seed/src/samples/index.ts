/** Spreadsheets like those of users: the committed ones in `samples/`, and those that are too large to commit. */
export { hugeWorkbook } from './huge-workbook';
export { SAMPLES, writeSamples } from './samples';
export { writeZipBomb } from './zip-bomb';
