/** What is used of `react-refresh`, which has no types of its own. */
declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(page: Window): void;
  export function performReactRefresh(): unknown;
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): (type: unknown, key: string, forceReset?: boolean, hooks?: () => unknown[]) => unknown;
  export function isLikelyComponentType(type: unknown): boolean;
  export function getFamilyByType(type: unknown): object | undefined;
}

/** Given by the shell, as to all code of a remote. */
declare module 'react/jsx-runtime' {
  type Make = (type: unknown, props: object, key?: string) => unknown;
  export const jsx: Make;
  export const jsxs: Make;
  export const Fragment: symbol;
}
