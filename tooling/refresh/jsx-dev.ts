import { jsx, jsxs } from 'react/jsx-runtime';

export { Fragment } from 'react/jsx-runtime';

/**
 * Replaces `react/jsx-dev-runtime` by the shared `react/jsx-runtime`. The compiler marks components for Fast Refresh only in its development mode, whose
 * code imports the former module, which the shell does not share.
 * @param {unknown} type @param {object} props @param {string | undefined} key @param {boolean} isStatic
 */
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
