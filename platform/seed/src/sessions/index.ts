/** Readings of the demo, for an app that counts while somebody looks. */
export { addressAt } from '../tasks/addresses';
export { reading, type Employee, type ReadingSource } from './reading';
export { Random } from '../ground/random';
