import type { ReactNode } from 'react';

/**
 * Wraps a text beside something conditional, such as an icon, in an element of its own. The browser's translation and extensions replace text
 * nodes, and React fails if it inserts or removes something beside a replaced one.
 */
export const OwnText = ({ children }: { children: ReactNode }): ReactNode =>
  typeof children === 'string' || typeof children === 'number' ? <span>{children}</span> : children;
