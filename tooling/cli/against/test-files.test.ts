import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../ground/workspace';
import { NOT_ELSEWHERE, NOT_ON_A_PROJECT, testFiles } from './test-files';

it('ADD-45 each test file that starts a Firebase of its own says why, and none is named that is gone', () => {
  expect(testFiles().unexplained).toEqual([]);
  const named = [...Object.keys(NOT_ELSEWHERE), ...Object.keys(NOT_ON_A_PROJECT)];
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

it('ADD-45 (D-137) rules, queries, contracts and calls of the API run on any emulator, and what needs none of its rules on a project', () => {
  const onEmulators = testFiles().run;
  expect(onEmulators).toEqual(
    expect.arrayContaining([
      'platform/api/src/resources/users/create-user.test.ts',
      'platform/emulator/src/rules/access/console-rules.test.ts',
      'platform/emulator/test/firestore-web.test.ts',
      'shared-kit/src/firebase/data/store/firestore-store.contract.test.ts',
    ]),
  );
  const onProjects = testFiles({ project: true });
  expect(onEmulators.filter((file) => !onProjects.run.includes(file))).toEqual(Object.keys(NOT_ON_A_PROJECT).sort());
});
