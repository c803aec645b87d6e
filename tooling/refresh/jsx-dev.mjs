import { jsx, jsxs } from 'react/jsx-runtime';

export { Fragment } from 'react/jsx-runtime';

/**
 * The compiler marks components for Fast Refresh only in its development mode, which asks for `react/jsx-dev-runtime`. That one is
 * no share, so this stands in for it, over the one that is.
 * @param {unknown} type @param {object} props @param {string | undefined} key @param {boolean} isStatic
 */
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
