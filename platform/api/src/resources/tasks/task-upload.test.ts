import { contentTypeOf, FILE_KINDS } from 'shared-kit/model/workbook';
import { charsetOf, uploadKind, UPLOAD_TYPES } from './task-upload';

it('TASK-35 the content types of the console are accepted', () => {
  for (const kind of FILE_KINDS) expect(uploadKind(contentTypeOf(kind))).toBe(kind);
  expect(uploadKind('text/plain; charset=utf-8')).toBe('packed');
  expect(uploadKind('Text/CSV ;charset=windows-1252')).toBe('csv');
  expect(UPLOAD_TYPES).toHaveLength(FILE_KINDS.length + 1);
});

it.each([undefined, '', 'application/json', 'text/html'])('TASK-35 the content type %s is refused', (type) => {
  expect(uploadKind(type)).toBeUndefined();
});

it.each([
  ['text/csv', undefined],
  ['text/csv; charset=windows-1251', 'windows-1251'],
  ['Text/CSV ;header=present; Charset = "UTF-8"', 'UTF-8'],
  ['text/csv; charset=', ''],
])('TASK-35 takes the encoding of a CSV from the content type %s', (type, charset) => {
  expect(charsetOf(type)).toBe(charset);
});
