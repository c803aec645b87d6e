import editLibrary, { LIBRARY_EDITS, libraryEditRules } from './library-edits.mjs';

const edit = (source, options) => editLibrary.call({ resourcePath: '/library.js', getOptions: () => options }, source);

it('changes the one place that is meant', () => {
  expect(edit('function f(){if(l.Image){g()}else h()}', LIBRARY_EDITS[0])).toBe('function f(){if(false){g()}else h()}');
});

it.each(['', 'if(l.Image){}if(l.Image){}'])('fails the build where a new version of the library has it never or twice: %j', (source) => {
  expect(() => edit(source, LIBRARY_EDITS[0])).toThrow('instead of one');
});

it('has a reason for each, and a rule', () => {
  expect(LIBRARY_EDITS.every(({ why }) => why.length > 20)).toBe(true);
  expect(libraryEditRules()).toHaveLength(LIBRARY_EDITS.length);
});
