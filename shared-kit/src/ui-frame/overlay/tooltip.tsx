import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { persistently } from '../../ui-core';

export interface TooltipProps {
  text: ReactNode;
  /** One element that can have the focus, so that the text is not for mice alone. */
  children: ReactElement;
}

const AntdTooltip = lazy(() => persistently(() => import('./antd-tooltip')));

/** A short explanation on hover and on focus. */
export function Tooltip(props: TooltipProps) {
  return (
    <Suspense fallback={props.children}>
      <AntdTooltip {...props} />
    </Suspense>
  );
}
