import type { LoaderContext } from 'webpack';

/** Adds the class of a remote's style sheets to what its `pages.ts` exports. */
export default function styleScopeLoader(this: LoaderContext<{ scope: string }>, source: string) {
  return `${source}\nexport const styleScope = ${JSON.stringify(this.getOptions().scope)};\n`;
}
