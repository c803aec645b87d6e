import { fileURLToPath } from 'node:url';

/**
 * Changes of libraries that do something that the console does not allow and that no option turns off. The build makes these changes. It fails
 * if a new version of a library no longer has exactly one such place.
 */
export const LIBRARY_EDITS = [
  {
    why: 'Firestore looks for a picture of google.com whenever a request fails; the content security policy refuses it and the browser logs that.',
    file: /@firebase[\\/]webchannel-wrapper[\\/].*webchannel_blob_\w+\.js$/,
    find: /if\(\w+\.Image\)\{/g,
    put: 'if(false){',
  },
  {
    why: 'Firebase logs every lost connection. The console shows it, and hears what matters by `onLog`.',
    file: /@firebase[\\/]logger[\\/].*index\.esm\.js$/,
    find: /console\[method\]\([^;]*\);/g,
    put: 'return;',
  },
  {
    why: 'QuickJS asks where it stands; the build would answer with the path of the machine, and differ from one to the next.',
    file: /@jitl[\\/]quickjs-wasmfile-release-sync[\\/]dist[\\/]emscripten-module\.browser\.mjs$/,
    find: /(?<=\w=)import\.meta\.url(?=,)/g,
    put: 'self.location.href',
  },
  {
    why: 'React Router offers its development build alone, with warnings for who writes the routes, which nobody who uses the console needs to load.',
    file: /[\\/]react-router[\\/]dist[\\/]development[\\/]chunk-6KYCQHYJ\.mjs$/,
    find: /var ENABLE_DEV_WARNINGS = true;/g,
    put: 'var ENABLE_DEV_WARNINGS = false;',
  },
  {
    why: 'Module federation warns of every remote that is registered once more, which the shell does on purpose after a failure or a release.',
    file: /@module-federation[\\/]runtime-core[\\/]dist[\\/]remote[\\/]index\.js$/,
    find: /\bwarn\(messages\.join\(" "\)\);/g,
    put: '',
  },
];

const loader = fileURLToPath(import.meta.url);

/** The rules for webpack's `module.rules`. */
export const libraryEditRules = () => LIBRARY_EDITS.map(({ file, find, put }) => ({ test: file, use: { loader, options: { find, put } } }));

/**
 * webpack's loader that makes one of them.
 * @this {{ resourcePath: string, getOptions: () => { find: RegExp, put: string } }}
 * @param {string} source
 */
export default function editLibrary(source) {
  const { find, put } = this.getOptions();
  const places = source.match(find)?.length ?? 0;
  if (places !== 1) throw new Error(`${this.resourcePath} has ${places} places like ${find} instead of one; see tooling/webpack/library-edits.mjs.`);
  return source.replace(find, put);
}
