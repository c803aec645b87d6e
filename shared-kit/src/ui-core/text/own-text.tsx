import type { ReactNode } from 'react';

/**
 * A text beside something that comes and goes, such as an icon, in an element of its own: a browser's translation or an extension, which
 * replaces the text, then changes nothing that the component beside it relies on.
 */
export const OwnText = ({ children }: { children: ReactNode }): ReactNode => (typeof children === 'string' || typeof children === 'number' ? <span>{children}</span> : children);
