import { createElement, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../i18n';
import { SNACKBAR_MS } from '../../model';
import { useFeedback } from '../../state';
import type { OnDemand } from './on-demand';

interface OnDemandPartProps<P> {
  of: OnDemand<P>;
  /** Its code is fetched when this is first true; by default it is. */
  isNeeded?: boolean;
  /** Called when the code could not be loaded. It must set `isNeeded` to false, so that the next use tries again. */
  onFailed: () => void;
  props: P;
}

/**
 * Renders a part that opens over the page, once its code is loaded. If the code cannot be loaded, the page does not change and a snackbar
 * reports it.
 */
export function OnDemandPart<P extends object>({ of, isNeeded = true, onFailed, props }: OnDemandPartProps<P>) {
  const { t } = useText('common');
  const { snackbar } = useFeedback();
  const [, setIsLoaded] = useState(false);
  const component = of.component();
  const missing = isNeeded && component === undefined;

  const fail = useEffectEvent(() => {
    snackbar({ message: t('shell.partMissing'), severity: 'error', duration: SNACKBAR_MS.error });
    onFailed();
  });
  useEffect(() => {
    if (!missing) return;
    let open = true;
    of.load().then(
      () => open && setIsLoaded(true),
      () => open && fail(),
    );
    return () => {
      open = false;
    };
  }, [missing, of]);
  return component ? createElement(component, props) : null;
}
