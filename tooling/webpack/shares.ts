import { createRequire } from 'node:module';

/**
 * The modules that shell and remotes share. Only the shell provides them, so that the page has one React, one signed-in account, one store and one theme,
 * and no remote contains them. antd, the router, i18next, Firebase and Redux are only used by entries of the kit, so they need no shares;
 * `shared-kit/model*` is pure and is bundled where it is used.
 */
export const BEFORE_SIGN_IN = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'shared-kit/firebase/auth',
  'shared-kit/api',
  'shared-kit/state',
  'shared-kit/router',
  'shared-kit/i18n',
  'shared-kit/ui-core',
  'shared-kit/contract',
];

/** Shares that are not needed before the sign-in. The shell prefetches them, those of the first table first (late-shares-loader.ts). */
export const AFTER_SIGN_IN = {
  firstScreens: ['shared-kit/firebase/data', 'shared-kit/ui-frame', 'shared-kit/ui-data'],
  /** They would delay the first screens, above all those that contain antd. A page that needs them earlier loads them with its own code. */
  laterScreens: ['shared-kit/workers', 'shared-kit/ui-form', 'shared-kit/ui-display'],
};

export const SHARED = [...BEFORE_SIGN_IN, ...Object.values(AFTER_SIGN_IN).flat()];

/** Builds remotes that contain the shared modules, so that a remote can be tried without the shell. */
export const STANDALONE = process.env.REMOTE_STANDALONE === '1';

/**
 * The shares of the shell's build. Those for the login screen are part of the page's first scripts, since the browser would request separate scripts only
 * after the first ones have run, a round trip later.
 */
export function providedShares() {
  return shareEach((name) => ({ eager: BEFORE_SIGN_IN.includes(name) }));
}

/** The shares of a remote's build, which never contains the modules themselves. */
export function takenShares() {
  return shareEach(() => (STANDALONE ? {} : { import: false as const }));
}

function shareEach(options: (name: string) => { import?: false; eager?: boolean }) {
  // Versions are not compared here, since the numbers in the registry already decide whether shell and remote fit.
  const always = { singleton: true, requiredVersion: false as const };
  return Object.fromEntries(SHARED.map((name) => [name, { ...always, ...options(name) }]));
}

/**
 * The plugin that provides the shell's federation runtime to the remotes, so that none contains its own. `experiments.provideExternalRuntime` would add it
 * as CommonJS, with a second copy of the whole runtime.
 */
export function runtimeForRemotes() {
  const require = createRequire(import.meta.url);
  const fromEnhanced = createRequire(require.resolve('@module-federation/enhanced/webpack'));
  return fromEnhanced.resolve('@module-federation/inject-external-runtime-core-plugin').replace(/\.cjs$/, '.js');
}
