/** Spreadsheets as users have them: those in `samples/`, and those too large to keep. */
export { hugeWorkbook } from './huge-workbook';
export { SAMPLES } from './samples';
export { writeSamples } from './write-samples';
export { writeZipBomb } from './zip-bomb';
