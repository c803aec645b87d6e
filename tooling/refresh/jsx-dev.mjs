import { jsx, jsxs } from 'react/jsx-runtime';

export { Fragment } from 'react/jsx-runtime';

/**
 * The compiler marks components for Fast Refresh only in its development mode, whose code imports `react/jsx-dev-runtime`. The shell does
 * not share that module, so this one replaces it, using the shared `react/jsx-runtime`.
 * @param {unknown} type @param {object} props @param {string | undefined} key @param {boolean} isStatic
 */
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
