import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { layers, layersOfRemotes } from './layers';

const linter = new Linter();
const typescript = { files: ['**/*.{ts,tsx}'], languageOptions: { parser } };

/** The message of the layer rules for one import in a file. */
function complaint(file: string, source: string, more: object[] = [], name = 'x') {
  const [message] = linter.verify(`import { ${name} } from '${source}'; ${name}();`, [typescript, ...layers, ...more] as Linter.Config[], {
    filename: file,
  });
  return message?.message;
}

describe('the layer rules', () => {
  it.each(['mfe-x/src/a.tsx', 'shell/src/a.tsx', 'shared-kit/src/ui-data/a.tsx'])(
    '%s may not import lazy() of React, which never tries again after a failure',
    (file) => {
      const [message] = linter.verify(
        "import { lazy, useState } from 'react'; lazy(useState);",
        [typescript, ...layers] as Linter.Config[],
        {
          filename: file,
        },
      );
      expect(message?.message).toContain('Use lazyPart of shared-kit/ui-core');
    },
  );

  it.each([
    ['mfe-x/src/a.tsx', 'react'],
    ['mfe-x/src/a.tsx', 'shared-kit/ui-core'],
    ['mfe-x/src/a.tsx', '../sessions/table'],
    ['mfe-x/src/a.test.tsx', '@testing-library/react'],
    ['mfe-x/src/part/testing/open.tsx', '@testing-library/react'],
    ['shared-kit/src/ui-data/table.tsx', 'antd'],
    ['shared-kit/src/ui-data/table.tsx', '../ui-core'],
    ['shared-kit/src/state/store.ts', '../firebase/auth'],
    ['shared-kit/src/firebase/data/store.ts', 'firebase/firestore'],
    ['shared-kit/src/model/sheet/read.ts', 'pako'],
    ['shared-kit/src/model/messages/english-texts.ts', 'locales/en-US/codes.json'],
    ['platform/api/src/a.ts', 'shared-kit/model/inventory-sheet'],
    ['platform/counting/src/a.ts', 'platform-seed/readings'],
    ['platform/counting/src/a.test.ts', 'platform-api/seed'],
    ['platform/web/src/routes/a.ts', '../shell/page'],
    ['shell/src/a.ts', '@module-federation/runtime'],
    ['shell/src/a.ts', 'shared-kit/host/state'],
  ])('%s may import %s', (file, source) => {
    expect(complaint(file, source)).toBeUndefined();
  });

  it.each([
    ['mfe-x/src/a.tsx', 'antd', 'antd belongs in shared-kit/ui-*; import that entry'],
    ['mfe-x/src/a.tsx', 'konva', 'its package.json names with a reason'],
    ['mfe-x/src/a.tsx', 'mfe-y/pages', 'A remote imports'],
    ['mfe-x/src/a.tsx', 'shell', 'A remote imports'],
    ['mfe-x/src/a.tsx', '@testing-library/react', 'A remote imports'],
    ['mfe-x/src/a.test.tsx', 'firebase/auth', 'shared-kit/firebase'],
    ['mfe-x/src/a.test.tsx', 'jszip', 'A test of a remote'],
    ['mfe-x/src/a.tsx', '../../shared-kit/src/model', 'by its name'],
    ['mfe-x/src/a.tsx', 'shared-kit/host/state', 'for the console itself'],
    ['mfe-x/src/a.test.tsx', 'shared-kit/host/router', 'for the console itself'],
    ['shell/src/a.tsx', 'react-router-dom', 'shared-kit/router'],
    ['platform/counting/src/a.ts', 'platform-api/seed', 'the sign-in of its user only'],
    ['platform/counting/src/a.ts', 'platform-seed', 'the sign-in of its user only'],
    ['platform/counting/src/a.ts', 'shared-kit/state', 'only shared-kit/model'],
    ['shell/src/a.tsx', 'mfe-auth/pages', 'from the registry'],
    ['shared-kit/src/state/store.ts', 'antd', 'shared-kit/ui-*'],
    ['shared-kit/src/firebase/data/store.ts', 'firebase/firestore/pipelines', 'built without'],
    ['shared-kit/src/model/a.ts', 'react', 'pure'],
    ['shared-kit/src/model/a.ts', 'locales/en-US/common.json', 'pure'],
    ['shared-kit/src/model/pacing/a.ts', 'react', 'pure'],
    ['platform/api/src/a.ts', 'shared-kit/state', 'only shared-kit/model'],
    ['platform/api/src/a.ts', 'react', 'no screen'],
  ])('%s may not import %s', (file, source, why) => {
    expect(complaint(file, source)).toContain(why);
  });

  it.each(['mfe-x/src/a.tsx', 'mfe-x/src/a.test.tsx', 'shell/src/a.tsx'])('%s may import the router, but not its blocker', (file) => {
    expect(complaint(file, 'shared-kit/router', [], 'useLocation')).toBeUndefined();
    expect(complaint(file, 'shared-kit/router', [], 'useBlocker')).toContain('It blocks nothing');
  });
});

describe("a remote's own libraries", () => {
  const versions = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'catalog:']));
  const kit = { name: 'shared-kit', dependencies: versions('antd', '@ant-design/icons', 'xlsx', 'react-dom') };
  const remote = {
    name: 'mfe-canvas',
    dependencies: {
      'shared-kit': 'workspace:*',
      ...versions(
        'react',
        'konva',
        '@zxing/wasm',
        'no-reason',
        'empty-reason',
        'antd',
        '@ant-design/icons',
        'i18next',
        'react-hook-form',
        'xlsx',
        'react-dom',
      ),
    },
    devDependencies: versions('png-maker', 'no-reason-either'),
    why: {
      ...versions('png-maker', 'konva', '@zxing/wasm', 'antd', '@ant-design/icons', 'i18next', 'react-hook-form', 'xlsx', 'react-dom'),
      'empty-reason': ' ',
    },
  };
  const complaintOf = (file: string, source: string) => complaint(file, source, layersOfRemotes([remote], kit));

  it.each([
    ['mfe-canvas/src/stage.tsx', 'konva'],
    ['mfe-canvas/src/stage.tsx', 'konva/lib/Core'],
    ['mfe-canvas/src/stage.test.tsx', 'konva'],
    ['mfe-canvas/src/stage.test.tsx', '@testing-library/react'],
    ['mfe-canvas/src/stage.test.tsx', 'fast-check'],
    ['mfe-canvas/src/decode.worker.ts', '@zxing/wasm/reader'],
    ['mfe-canvas/src/stage.test.tsx', 'png-maker'],
    ['mfe-canvas/src/testing/a-picture.ts', 'png-maker'],
    ['mfe-canvas/src/testing/a-picture.ts', 'node:fs'],
    ['mfe-canvas/src/stage.tsx', 'shared-kit/ui-core'],
  ])('%s may import %s', (file, source) => {
    expect(complaintOf(file, source)).toBeUndefined();
  });

  it.each([
    ['mfe-canvas/src/a.tsx', 'konva-extra', 'its package.json names with a reason'],
    ['mfe-canvas/src/a.tsx', 'no-reason', 'its package.json names with a reason'],
    ['mfe-canvas/src/a.tsx', 'empty-reason', 'its package.json names with a reason'],
    ['mfe-canvas/src/a.tsx', 'antd', 'shared-kit/ui-*'],
    ['mfe-canvas/src/a.tsx', '@ant-design/icons', 'shared-kit/ui-*'],
    ['mfe-canvas/src/a.tsx', 'i18next', 'shared-kit/i18n'],
    ['mfe-canvas/src/a.test.tsx', 'react-hook-form', 'shared-kit/ui-*'],
    ['mfe-canvas/src/a.tsx', 'xlsx', 'and the kit does not have'],
    ['mfe-canvas/src/a.tsx', 'fast-check', 'its package.json names with a reason'],
    ['mfe-canvas/src/a.tsx', 'png-maker', 'its package.json names with a reason'],
    ['mfe-canvas/src/a.test.tsx', 'no-reason-either', 'its package.json names with a reason'],
    ['mfe-canvas/src/a.tsx', 'react-dom', 'its package.json names with a reason'],
    ['mfe-canvas/src/a.tsx', 'mfe-auth/pages', 'A remote imports'],
    ['mfe-canvas/src/a.tsx', '../../shared-kit/src/model', 'by its name'],
    ['mfe-other/src/a.tsx', 'konva', 'its package.json names with a reason'],
  ])('%s may not import %s', (file, source, why) => {
    expect(complaintOf(file, source)).toContain(why);
  });
});
