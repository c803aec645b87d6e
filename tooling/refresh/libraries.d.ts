/** The used part of `react-refresh`, which has no types. */
declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(page: Window): void;
  export function performReactRefresh(): unknown;
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): (
    type: unknown,
    key: string,
    forceReset?: boolean,
    hooks?: () => unknown[],
  ) => unknown;
  export function isLikelyComponentType(type: unknown): boolean;
  export function getFamilyByType(type: unknown): object | undefined;
}

/** Provided by the shell, as for all code of remotes. */
declare module 'react/jsx-runtime' {
  type Make = (type: unknown, props: object, key?: string) => unknown;
  export const jsx: Make;
  export const jsxs: Make;
  export const Fragment: symbol;
}
