export { readXls } from '../workbook/xls-reader';
