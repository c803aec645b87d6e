import { fileURLToPath } from 'node:url';
import { SOURCE_PACKAGES } from './source-packages.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Packages that ship ES modules only; Jest's module system needs them compiled. */
const ES_MODULE_PACKAGES = ['@exodus/bytes', 'cookie', 'jose', 'typebox'];

/** Entries of packages that consist of hundreds of files, each of which every test file would load: see `bundle.cjs`. */
const BUNDLED = [
  '@ant-design/icons-svg/lib/index',
  '@fastify/swagger/index',
  '@fastify/type-provider-typebox/dist/cjs/index',
  '@google-cloud/firestore/build/src/index',
  '@google-cloud/storage/build/cjs/src/index',
  '@grpc/grpc-js/build/src/index',
  '@grpc/proto-loader/build/src/index',
  'antd/lib/index',
  'aria-query/lib/index',
  'fastify/fastify',
  'google-auth-library/build/src/index',
  'jose/dist/webapi/index',
  'jsonwebtoken/index',
  'jwks-rsa/src/index',
  'typebox/build/(compile/|schema/|value/)?index',
];
const bundledEntry = `/node_modules/(${BUNDLED.join('|')})\\.m?js$`;

/** The kit's doubles for tests import it, and few tests use it: its code pages take a tenth of a second in each file. */
const LAZY = ['xlsx'];

/**
 * Packages that the kit imports and few pages use, since the servers are doubles: Firebase's build for Node loads gRPC. Loading all takes four tenths of a
 * second in each file.
 */
const LAZY_IN_BROWSER = [
  '@exodus/bytes/encoding-lite.js',
  '@visx/scale',
  '@visx/shape',
  'firebase/app',
  'firebase/auth',
  'firebase/firestore',
  'firebase/storage',
  'jszip',
  'numfmt',
  'pako',
  'parse5',
  'quickjs-emscripten-core',
  'zxing-wasm/reader',
];

/** How files are compiled. Packages in `lazy` are loaded when something of them is used first, not when they are imported. */
const transform = (lazy) => ({
  [bundledEntry]: here('./bundle.cjs'),
  '\\.[cm]?[jt]sx?$': [
    fileURLToPath(import.meta.resolve('@swc/jest')),
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true, importAttributes: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2023',
      },
      module: { type: 'commonjs', ignoreDynamic: false, lazy },
      sourceMaps: 'inline',
    },
  ],
});

const base = {
  roots: ['<rootDir>'],
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.types/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.types/'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: transform(LAZY),
  transformIgnorePatterns: [
    `/node_modules/(?!\\.pnpm/|(${[...SOURCE_PACKAGES, 'tooling/jest-preset', ...ES_MODULE_PACKAGES].join('|')})/|(${BUNDLED.join('|')})\\.m?js$)`,
  ],
  restoreMocks: true,
};

/** A limit for tests that hang, not for slow ones. */
const TEST_LIMIT_MS = 60_000;

/** The folder for the reports of one package, for CI servers and testers. No build reads it, and it is not committed. */
const REPORTS = '<rootDir>/test-results';

/** Whether several packages run together. Then the command sets the options of the whole run: Jest warns if a package's configuration has them. */
const isRunOfSeveral = process.argv.includes('--projects');

/**
 * By default Jest uses one core less than there are, which on two cores is half of the machine.
 */
const ofTheRun = (options = {}) => (isRunOfSeveral ? {} : { maxWorkers: '100%', ...options });

/**
 * The reports of a run of one package: the terminal, JUnit for CI servers, a page for testers.
 */
const reporters = (displayName) => {
  const junit = { outputDirectory: REPORTS, outputName: 'junit.xml', suiteName: displayName, addFileAttribute: 'true' };
  const html = { outputPath: `${REPORTS}/report.html`, pageTitle: `Tests of ${displayName}`, includeFailureMsg: true };
  return ['default', [here('./readable-reports.cjs'), { junit, html }]];
};

/**
 * Jest's configuration for a package whose code runs in the browser: jsdom with the APIs that it lacks,
 * jest-dom's assertions, and a network that fails every request that no test double answers.
 */
export function browserPreset(displayName, overrides = {}) {
  return {
    ...base,
    transform: transform([...LAZY, ...LAZY_IN_BROWSER]),
    displayName,
    ...ofTheRun({ reporters: reporters(displayName) }),
    testEnvironment: here('./browser-environment.ts'),
    // Jest cannot load the browser builds of Firebase, which are ES modules; the Node builds have the same API.
    testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
    setupFiles: [here('./no-network.ts'), here('./browser-gaps.ts')],
    setupFilesAfterEnv: ['@testing-library/jest-dom', here('./fresh-test.ts')],
    testTimeout: TEST_LIMIT_MS,
    moduleNameMapper: { '\\.(svg|png|jpe?g|webp|woff2?|css)$': here('./asset.ts') },
    ...overrides,
  };
}

/**
 * Jest's configuration for a package whose code runs in Node. Its tests may use the network, for servers that they start.
 */
export function nodePreset(displayName, overrides = {}) {
  return {
    ...base,
    ...ofTheRun(),
    displayName,
    testEnvironment: 'node',
    setupFilesAfterEnv: [here('./fresh-test.ts')],
    testTimeout: TEST_LIMIT_MS,
    ...overrides,
  };
}
