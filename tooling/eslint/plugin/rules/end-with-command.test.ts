import { ruleCases } from '../testing/rule-cases';
import { endWithCommand } from './end-with-command';

describe('ADD-66 what a command starts ends with it', () => {
  ruleCases(endWithCommand, {
    refused: ['spawn', 'fork', 'exec', 'execFile', 'spawnSync'].map((name) => `import { ${name} } from 'node:child_process';`),
    accepted: ["import { execFileSync } from 'node:child_process';", "import { startChild } from './children.mjs';"],
  });
});
