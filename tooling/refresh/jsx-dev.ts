import { jsx, jsxs } from 'react/jsx-runtime';

export { Fragment } from 'react/jsx-runtime';

/**
 * Replaces `react/jsx-dev-runtime` by the shared `react/jsx-runtime`. The compiler marks components for Fast Refresh only in its development mode, whose
 * code imports the former module, which the shell does not share.
 */
export const jsxDEV = (type: unknown, props: object, key: string | undefined, isStatic: boolean) =>
  (isStatic ? jsxs : jsx)(type, props, key);
