export { readXls } from './xls-reader';
