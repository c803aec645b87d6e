import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../../ground/workspace';

/** Where the tests are that may start a Firebase. */
const FOLDERS = ['platform', 'shared-kit/src/firebase'];

/** How a test that can run elsewhere gets its Firebase. */
const ELSEWHERE = /platform-emulator\/testing'|\/testing\/(test-platform|test-firebase|rules-world)'/;

/** How a test starts an embedded Firebase that is always its own. */
const ITS_OWN = /\bstartEmulator\b|\bstartForTest\b|\bopenWarehouse\b|\bnew Asking\b|\bevaluate\(/;

const ENGINE = 'asks the rules engine itself, which no other Firebase lets tests into';

const RULES = 'has rules of its own, which only emulators take from a test';

/** Test files that need an embedded Firebase of their own, and why. Single tests say it themselves (`itWith`). */
export const NOT_ELSEWHERE: Readonly<Record<string, string>> = {
  'platform/api/src/now-and-then.test.ts': 'orders faults and quotas',
  'platform/api/src/outages.test.ts': 'orders answers of Auth',
  'platform/api/src/resources/users/password-policy.test.ts': 'sets password policies',
  'platform/counting/src/count.test.ts': 'has rules and indexes of its own, and a server that ends',
  'platform/counting/src/play-in-console.test.ts': 'starts a console on a Firebase of its own',
  'platform/counting/src/play.test.ts': 'has rules and indexes of its own',
  'platform/emulator/src/rules/access/file-rules.test.ts': ENGINE,
  'platform/emulator/src/rules/access/rules-access.test.ts': ENGINE,
  'platform/emulator/src/rules/access/rules.fuzz.test.ts': ENGINE,
  'platform/emulator/src/rules/access/versions.test.ts': ENGINE,
  'platform/emulator/src/rules/compile/coverage.test.ts': ENGINE,
  'platform/emulator/src/rules/language/expressions.test.ts': ENGINE,
  'platform/emulator/src/rules/language/methods.test.ts': ENGINE,
  'platform/emulator/src/rules/list/list-proof.test.ts': ENGINE,
  'platform/emulator/src/testing/holdings.test.ts': 'tries what removes all data',
  'platform/emulator/test/access-withdrawn.test.ts': 'changes access while listeners run',
  'platform/emulator/test/app-count.test.ts': 'takes the role of Storage away',
  'platform/emulator/test/auth-accounts.test.ts': 'reads mails as they are sent, and hashes of passwords',
  'platform/emulator/test/auth.test.ts': 'reads mails as they are sent, and changes the clock',
  'platform/emulator/test/bucket-cors.test.ts': 'sets the CORS file of the bucket',
  'platform/emulator/test/clock.test.ts': 'changes the clock',
  'platform/emulator/test/copy-data.test.ts': 'reads the data folder',
  'platform/emulator/test/database-id.test.ts': 'starts a database of another id',
  'platform/emulator/test/durability.test.ts': 'kills the program, and damages its files',
  'platform/emulator/test/guard.test.ts': 'sets allowed origins and hosts',
  'platform/emulator/test/limits-of-auth.test.ts': 'reads mails as they are sent, and changes the clock',
  'platform/emulator/test/limits-of-storage.test.ts': 'tries limits that the emulators of others do not have',
  'platform/emulator/test/limits.test.ts': 'tries limits that the emulators of others do not have',
  'platform/emulator/test/many-clients.test.ts': 'holds hundreds of connections, which a project bills',
  'platform/emulator/test/now-and-then.test.ts': 'orders faults and quotas',
  'platform/emulator/test/password-policy.test.ts': 'sets password policies',
  'platform/emulator/test/rules-unit-testing.test.ts': 'sets rules, and starts a second Firebase',
  'platform/emulator/test/rules.test.ts': 'sets rules, and looks into their coverage',
  'platform/emulator/test/storage-uploads.test.ts': 'reads the data folder',
  'platform/emulator/test/transactions.test.ts': 'sets rules, and makes transactions wait',
  'platform/emulator/test/web-channel.test.ts': 'sends raw requests, and sets allowed origins',
  'platform/emulator/test/web-key.test.ts': 'restricts keys',
  'platform/emulator/test/wire.fuzz.test.ts': 'sends requests that no SDK sends',
  'platform/emulator/test/wrong-requests.test.ts': 'sends requests that no SDK sends',
  'platform/seed/src/export/export-data.test.ts': 'reads the data folder',
  'platform/seed/src/export/way-back.test.ts': 'starts two projects',
  'platform/seed/src/ground/upload.test.ts': 'breaks uploads off',
  'platform/seed/src/seed.test.ts': 'writes the demo data twice, at a time of its own',
  'platform/web/src/mail/mail.test.ts': 'sets the address of links in mails',
  'platform/web/src/whole-server.test.ts': 'starts the web server, whose Firebase ends before it',
  'shared-kit/src/firebase/data/connect-data.contract.test.ts': 'starts a database of another id',
  'shared-kit/src/firebase/data/store/index-being-built.test.ts': 'has indexes in building',
};

/** Test files that no project can run either, only emulators, and why. */
export const NOT_ON_A_PROJECT: Readonly<Record<string, string>> = {
  'platform/emulator/test/firestore-rest.test.ts': 'is the owner by the token that only emulators take',
  'platform/emulator/test/firestore-web.test.ts': RULES,
  'platform/emulator/test/storage.test.ts': RULES,
  'shared-kit/src/firebase/auth/firebase-auth.contract.test.ts': 'reads the codes of mails',
  'shared-kit/src/firebase/data/files/firebase-files.contract.test.ts': RULES,
  'shared-kit/src/firebase/data/store/firestore-store.contract.test.ts': RULES,
};

/**
 * The test files that start a Firebase, as paths from the repository's root.
 * @param on `project`: on a project, not an emulator
 * @returns `unexplained`: start an embedded one of their own, and nothing
 *   says why
 */
export function testFiles({ project = false }: { project?: boolean } = {}): {
  run: string[];
  notRun: { file: string; why: string }[];
  unexplained: string[];
} {
  const files = FOLDERS.flatMap((folder) => testsBelow(join(ROOT, folder)));
  const found: ReturnType<typeof testFiles> = { run: [], notRun: [], unexplained: [] };
  for (const file of files) {
    const name = relative(ROOT, file).replaceAll('\\', '/');
    const text = readFileSync(file, 'utf8');
    const why = NOT_ELSEWHERE[name] ?? (project ? NOT_ON_A_PROJECT[name] : undefined);
    if (why !== undefined) found.notRun.push({ file: name, why });
    else if (ITS_OWN.test(text)) found.unexplained.push(name);
    else if (ELSEWHERE.test(text)) found.run.push(name);
  }
  return found;
}

function testsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return ['node_modules', 'dist', '.types', '.cache'].includes(entry.name) ? [] : testsBelow(join(folder, entry.name));
    return /\.test\.ts$/.test(entry.name) ? [join(folder, entry.name)] : [];
  });
}
