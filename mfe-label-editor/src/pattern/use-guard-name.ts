import { useLocation } from 'shared-kit/router';

/** The key under which forms register the unsaved input of a barcode's pattern; it differs for each label and barcode. */
export function useGuardName(number: number): string {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const { company, domain } = (typeof state === 'object' && state !== null ? state : {}) as { company?: unknown; domain?: unknown };
  return `pattern/${JSON.stringify([company, domain, pathname, number])}`;
}
