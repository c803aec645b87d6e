/** @jest-environment node */
import { isDocumentId } from './firestore-paths';

it.each(['North', 'Armazém 1', 'a.b', '...', '__', '_x_', 'x'.repeat(1500), 'é'.repeat(750), '📦'.repeat(375)])(
  'PERM-10 takes %p for the id of a document',
  (id) => expect(isDocumentId(id)).toBe(true),
);

it.each(['', '.', '..', 'a/b', '/', '__x__', '____', 'x'.repeat(1501), 'é'.repeat(751), '中'.repeat(501), '📦'.repeat(376), '\ud83d'])(
  'PERM-10 takes %p for no id',
  (id) => expect(isDocumentId(id)).toBe(false),
);
