import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { baseConfig } from './base';

/**
 * The webpack configuration of a page without shell and remotes, such as the gallery.
 * @param {string} folder `import.meta.dirname` of the package
 * @param {{ watch?: boolean }} [mode]
 * @returns {import('webpack').Configuration}
 */
export function pageConfig(folder, mode = {}) {
  const base = baseConfig(folder, mode);
  return {
    ...base,
    entry: { main: './src/index.tsx' },
    output: { ...base.output, publicPath: '/' },
    plugins: [...base.plugins, new HtmlWebpackPlugin({ template: join(folder, 'src/index.html'), scriptLoading: 'defer', minify: false })],
  };
}
