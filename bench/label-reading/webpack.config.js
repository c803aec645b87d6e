import { pageConfig } from 'tooling/webpack';

/** URLs are absolute, as in a remote: a worker that starts from a blob has no page to resolve relative ones. */
export default (mode) => {
  const config = pageConfig(import.meta.dirname, mode);
  return { ...config, output: { ...config.output, publicPath: 'auto' } };
};
