import { createRequire } from 'node:module';

/** A module that exists once in the page. */
export interface Share {
  /** the first version of the kit whose console provides it */
  since: string;
  /**
   * what waits for it. The shell prefetches those that are not needed before the sign-in, those of the first table first (late-shares-loader.ts). Those of
   * later screens would delay the first ones, above all those that contain antd; a page that needs them earlier loads them with its own code
   */
  needed: 'beforeSignIn' | 'firstScreens' | 'laterScreens';
  /**
   * the version of the kit since which builds of remotes are warned, and what takes its place. It stays until the kit has another first number
   */
  deprecated?: { since: string; instead: string };
}

/**
 * The modules that shell and remotes share. Only the shell provides them, so that the page has one React, one signed-in account, one store and one theme,
 * and no remote contains them. antd, the router, i18next, Firebase and Redux are only used by entries of the kit, so they need no shares;
 * `shared-kit/model*` is pure and is bundled where it is used.
 */
export const SHARES: Readonly<Record<string, Share>> = {
  react: { since: '1.0.0', needed: 'beforeSignIn' },
  'react/jsx-runtime': { since: '1.0.0', needed: 'beforeSignIn' },
  'react-dom': { since: '1.0.0', needed: 'beforeSignIn' },
  'react-dom/client': { since: '1.0.0', needed: 'beforeSignIn' },
  'shared-kit/firebase/auth': { since: '1.0.0', needed: 'beforeSignIn' },
  'shared-kit/api': { since: '1.0.0', needed: 'beforeSignIn' },
  'shared-kit/state': { since: '1.0.0', needed: 'beforeSignIn' },
  'shared-kit/router': { since: '1.0.0', needed: 'beforeSignIn' },
  'shared-kit/i18n': { since: '1.0.0', needed: 'beforeSignIn' },
  'shared-kit/ui-core': { since: '1.0.0', needed: 'beforeSignIn' },
  'shared-kit/contract': { since: '1.0.0', needed: 'beforeSignIn' },
  'shared-kit/firebase/data': { since: '1.0.0', needed: 'firstScreens' },
  'shared-kit/ui-overlay': { since: '5.9.0', needed: 'firstScreens' },
  'shared-kit/ui-domain': { since: '5.9.0', needed: 'firstScreens' },
  'shared-kit/ui-data': { since: '1.0.0', needed: 'firstScreens' },
  'shared-kit/workers': { since: '1.0.0', needed: 'laterScreens' },
  'shared-kit/ui-form': { since: '1.0.0', needed: 'laterScreens' },
  'shared-kit/ui-display': { since: '1.0.0', needed: 'laterScreens' },
  'shared-kit/ui-frame': {
    since: '1.0.0',
    needed: 'laterScreens',
    deprecated: { since: '5.9.0', instead: 'shared-kit/ui-overlay and shared-kit/ui-domain' },
  },
};

export const SHARED = Object.keys(SHARES);

const sharesOf = (needed: Share['needed']) => SHARED.filter((name) => SHARES[name]?.needed === needed);

export const BEFORE_SIGN_IN = sharesOf('beforeSignIn');

export const AFTER_SIGN_IN = { firstScreens: sharesOf('firstScreens'), laterScreens: sharesOf('laterScreens') };

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
