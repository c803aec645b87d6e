import { useCallback, useEffect, useRef } from 'react';
import { useNavigate as useRouterNavigate, type NavigateFunction, type To } from 'react-router-dom';

export interface NavigateOptions {
  /** Also when the component has gone by then, such as after signing out. */
  always?: boolean;
}

/**
 * The router's `navigate`, for as long as the component is on the page: an answer that comes when the user has opened another page does not lead
 * away from that one.
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
