import { ruleCases } from '../testing/rule-cases';
import { codeByName } from './code-by-name';

describe('comments name codes', () => {
  ruleCases(codeByName, {
    refused: [
      '/** The domain, or code 316. */\nconst domain = 1;',
      '// Refused before anything is stored (413).',
      '/** 409 unless one moderator has the domain. */\nconst moderator = 1;',
      '// Too many of them: 200 with the most that are allowed.',
    ],
    accepted: [
      '/** The domain, or `domainAccess`. */\nconst domain = 1;',
      '// HTTP 409 unless it is the first.',
      '// A picture of 500 by 400, 200 documents, 50 to 200 ms.',
      '// Code 128: AB123456-L0421',
      "const text = 'code 316';",
    ],
  });
});
