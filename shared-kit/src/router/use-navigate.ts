import { useCallback, useEffect, useRef } from 'react';
import { useNavigate as useRouterNavigate, type NavigateFunction, type To } from 'react-router-dom';

export interface NavigateOptions {
  /** Navigates even if the component is unmounted by then, for example after signing out. */
  always?: boolean;
}

/**
 * The router's `navigate`, but only while the component is mounted: an answer that arrives after the user has opened another page does not
 * navigate away from that page.
 */
export function useNavigate({ always = false }: NavigateOptions = {}): NavigateFunction {
  const navigate = useRouterNavigate();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);
  return useCallback<NavigateFunction>(
    (to: To | number, options?: object) => {
      if (always || !isGone.current) return navigate(to as To, options);
    },
    [always, navigate],
  );
}
