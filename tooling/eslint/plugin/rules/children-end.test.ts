import { ruleCases } from '../testing/rule-cases';
import { childrenEnd } from './children-end';

describe('ADD-66 in commands no program starts that would outlive them', () => {
  ruleCases(childrenEnd, {
    refused: ['spawn', 'fork', 'exec', 'execFile', 'spawnSync'].map((name) => `import { ${name} } from 'node:child_process';`),
    accepted: ["import { execFileSync } from 'node:child_process';"],
  });
});
