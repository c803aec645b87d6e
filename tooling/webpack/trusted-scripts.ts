import webpack from 'webpack';

/** The code by which webpack sets the URL of a chunk's `<script>`. */
const PLAIN = 'script.src = url;';

/** The shell's policy decides (`federation/trusted-scripts.ts`); a remote that runs alone has none. */
const TRUSTED = 'script.src = self.trustedRemoteScript ? self.trustedRemoteScript(url) : url;';

/**
 * Makes a remote's chunks use the shell's Trusted Types policy for all remotes. webpack's own `output.trustedTypes` would give each remote a policy that
 * allows everything, and would fail when a remote is loaded again, since a policy cannot be created twice.
 */
export function trustedScripts(compiler: webpack.Compiler) {
  const name = 'trustedScripts';
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(name, (source) => {
      if (!source.includes(PLAIN)) throw new Error('webpack sets the URL of scripts in another way than the preset expects.');
      return source.replace(PLAIN, TRUSTED);
    });
  });
}
