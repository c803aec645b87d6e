import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { baseConfig } from './base';
import type { Configuration } from 'webpack';

/**
 * The webpack configuration of a page without shell and remotes, such as the gallery.
 * @param folder `import.meta.dirname` of the package
 */
export function pageConfig(folder: string, mode: { watch?: boolean } = {}): Configuration {
  const base = baseConfig(folder, mode);
  return {
    ...base,
    entry: { main: './src/index.tsx' },
    output: { ...base.output, publicPath: '/' },
    plugins: [...base.plugins, new HtmlWebpackPlugin({ template: join(folder, 'src/index.html'), scriptLoading: 'defer', minify: false })],
  };
}
