import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ruleCases } from '../testing/rule-cases';
import { folderDocstring } from './folder-docstring';

const FILES = {
  'read/file.ts': [
    '/** Reads a file. */\nexport function documented() {}',
    'export async function bare() {}',
    'export function oneLine(one) {\n  return one.length;\n}',
    'export const arrow = async (path: string): Promise<string> => {\n};',
    'export class Reader {}',
    '/** Reads text or bytes. */\nexport function overloaded(one: string): void;\nexport function overloaded(one: Uint8Array): void;',
    'export const expression = (one: string) => one.length;',
    'export const VALUE = 1;',
    'export interface Shape {}',
  ].join('\n\n'),
  'read/testing/double.ts': 'export function bare() {}',
  'write/index.ts': "export { bare } from '../read/file';",
  'write/own.ts': 'export function own() {}',
};

describe('what another folder uses has a docstring', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docstrings-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  afterAll(() => rmSync(folder, { recursive: true }));

  describe('in a file', () => {
    ruleCases(folderDocstring, {
      filename: join(folder, 'write/other.ts'),
      refused: [
        "import { bare } from '../read/file';",
        "import { VALUE, arrow } from '../read/file';",
        "import { Reader as One } from '../read/file';",
        "export { bare } from '../read/file';",
        "export * from '../read/file';",
      ],
      accepted: [
        "import { documented, expression, oneLine, overloaded, Shape, VALUE } from '../read/file';",
        "import { own } from './own';",
        "export { own } from './own';",
        "import { bare } from '../read/testing/double';",
        "import { bare } from 'read/file';",
        "import '../read/file';",
        "import './write.css';",
      ],
    });
  });

  describe('in an entry', () => {
    ruleCases(folderDocstring, {
      filename: join(folder, 'write/index.ts'),
      refused: ["export { own } from './own';", "export * from './own';"],
      accepted: ["import { own } from './own';"],
    });
  });
});
