import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { layers } from './layers.mjs';

const linter = new Linter();
const typescript = { files: ['**/*.{ts,tsx}'], languageOptions: { parser } };

/** What the layer rules say to one import in a file. */
function complaint(file, source) {
  const [message] = linter.verify(`import { x } from '${source}'; x();`, [typescript, ...layers], { filename: file });
  return message?.message;
}

describe('the layer rules', () => {
  it.each([
    ['mfe-x/src/a.tsx', 'react'],
    ['mfe-x/src/a.tsx', 'shared-kit/ui-core'],
    ['mfe-x/src/a.tsx', '../sessions/table'],
    ['mfe-x/src/a.test.tsx', '@testing-library/react'],
    ['shared-kit/src/ui-data/table.tsx', 'antd'],
    ['shared-kit/src/ui-data/table.tsx', '../ui-core'],
    ['shared-kit/src/state/store.ts', '../firebase/auth'],
    ['shared-kit/src/model/sheet/read.ts', 'fflate'],
    ['platform/api/src/a.ts', 'shared-kit/model/inventory-sheet'],
    ['platform/web/src/routes/a.ts', '../shell/page'],
    ['shell/src/a.ts', '@module-federation/runtime'],
  ])('%s may import %s', (file, source) => {
    expect(complaint(file, source)).toBeUndefined();
  });

  it.each([
    ['mfe-x/src/a.tsx', 'antd', 'A remote imports'],
    ['mfe-x/src/a.tsx', 'mfe-y/pages', 'A remote imports'],
    ['mfe-x/src/a.tsx', 'shell', 'A remote imports'],
    ['mfe-x/src/a.tsx', '@testing-library/react', 'A remote imports'],
    ['mfe-x/src/a.test.tsx', 'firebase/auth', 'A test of a remote'],
    ['mfe-x/src/a.tsx', '../../shared-kit/src/model', 'by its name'],
    ['shell/src/a.tsx', 'react-router-dom', 'shared-kit/router'],
    ['shell/src/a.tsx', 'mfe-auth/pages', 'from the registry'],
    ['shared-kit/src/state/store.ts', 'antd', 'shared-kit/ui-*'],
    ['shared-kit/src/firebase/auth/a.ts', '../../state', 'to its left'],
    ['shared-kit/src/model/a.ts', '../firebase/auth', 'to its left'],
    ['shared-kit/src/model/a.ts', 'react', 'pure'],
    ['shared-kit/src/model/deep/a.ts', 'shared-kit/state', 'to its left'],
    ['platform/api/src/a.ts', 'shared-kit/state', 'only shared-kit/model'],
    ['platform/api/src/a.ts', 'react', 'no screen'],
  ])('%s may not import %s', (file, source, why) => {
    expect(complaint(file, source)).toContain(why);
  });
});
