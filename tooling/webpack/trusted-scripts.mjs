import webpack from 'webpack';

/** What webpack writes to give a chunk's `<script>` its address. */
const PLAIN = 'script.src = url;';

/** The shell's policy decides (`federation/trusted-scripts.ts`); a remote that runs alone has none. */
const TRUSTED = 'script.src = self.trustedRemoteScript ? self.trustedRemoteScript(url) : url;';

/**
 * Lets a remote's chunks pass Trusted Types by the one policy that the shell makes for all remotes. webpack's own `output.trustedTypes`
 * would give each remote a policy that lets everything pass, and fail when a remote is loaded anew: policies cannot be made twice.
 */
export class TrustedScriptsPlugin {
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    const name = 'TrustedScriptsPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(name, (source) => {
        if (!source.includes(PLAIN)) throw new Error('webpack sets the address of scripts in another way than the preset expects.');
        return source.replace(PLAIN, TRUSTED);
      });
    });
  }
}
