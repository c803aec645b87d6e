import { shellConfig } from 'tooling/webpack';

const share = { singleton: true, requiredVersion: false };

/** A federation host that shares only React: the floor of first loads (docs/performance.md). */
export default (mode) =>
  shellConfig(import.meta.dirname, {
    ...mode,
    shared: { react: share, 'react/jsx-runtime': share, 'react-dom': share, 'react-dom/client': share },
  });
