import { contentTypeOf, FILE_KINDS } from 'shared-kit/model/inventory-sheet';
import { uploadKind, UPLOAD_TYPES } from './task-upload';

it('TASK-35 takes the content types that the console sends', () => {
  for (const kind of FILE_KINDS) expect(uploadKind(contentTypeOf(kind))).toBe(kind);
  expect(uploadKind('text/plain; charset=utf-8')).toBe('packed');
  expect(uploadKind('Text/CSV ;charset=windows-1252')).toBe('csv');
  expect(UPLOAD_TYPES).toHaveLength(FILE_KINDS.length + 1);
});

it.each([undefined, '', 'application/json', 'text/html'])('TASK-35 knows no upload in %s', (type) => {
  expect(uploadKind(type)).toBeUndefined();
});
