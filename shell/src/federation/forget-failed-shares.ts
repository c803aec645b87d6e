import { registerGlobalPlugins, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/**
 * A plugin of the federation runtime, for the shell and every remote. The runtime keeps the promise of a share that failed to load and returns
 * it for ever (module-federation/core#5068), so one lost script would take down all that needs the share until the page is reloaded.
 */
const plugin: ModuleFederationRuntimePlugin = {
  name: 'forget-failed-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const shares of Object.values(shareScopeMap)) {
      for (const share of Object.values(shares[pkgName] ?? {})) {
        // A share that is loaded stays. Of two requests for one script, webpack makes one.
        if (!share.loaded) share.loading = null;
      }
    }
  },
};

// Remotes have instances of the runtime of their own.
registerGlobalPlugins([plugin]);

/** Added to the shell's federation runtime by the build (webpack.config.js). */
export default function forgetFailedShares(): ModuleFederationRuntimePlugin {
  return plugin;
}
