import { ruleCases } from '../testing/rule-cases';
import { docstringSaysMore } from './docstring-says-more';

describe('a docstring says more than the name', () => {
  ruleCases(docstringSaysMore, {
    refused: [
      '/** The rows of a task, one for each address. */\nconst taskRows = (addresses) => addresses;',
      '/** Writes one file. */\nfunction writeFile() {}',
      'class A {\n  /**\n   * Closes the notice with this id.\n   */\n  closeNotice(id) {}\n}',
    ],
    accepted: [
      '/** Writes a file, or fails with the code 213. */\nfunction writeFile() {}',
      '/** `object.name` */\nfunction member(object, name) {}',
      '// Writes a file.\nfunction writeFile() {}',
      '/* istanbul ignore next */\nfunction next() {}',
    ],
  });
});
