import { createContext, use, useInsertionEffect, type ReactNode } from 'react';
import { showStyles } from './adopt-styles';

const ScopeContext = createContext<string | undefined>(undefined);

/** Matches elements with the class of a remote. Popups of components inside such an element open inside it. */
export const STYLE_SCOPE = '.ic-remote';

/** The element has no box of its own, so it changes neither layout nor background. */
const BOXLESS = { display: 'contents' };

interface StyleScopeProps {
  /** The `styleScope` of the remote's pages. */
  of: string;
  children: ReactNode;
}

/** A part of the page that belongs to a remote. While it is mounted, the remote's style sheets are in the document, and apply only inside it. */
export function StyleScope({ of, children }: StyleScopeProps) {
  return (
    <ScopeContext value={of}>
      <ScopedOverlay>{children}</ScopedOverlay>
    </ScopeContext>
  );
}

/** Wraps an overlay, which opens elsewhere in the document, with the class of the remote whose page has opened it. */
export function ScopedOverlay({ children }: { children: ReactNode }): ReactNode {
  const scope = use(ScopeContext);
  useInsertionEffect(() => (scope === undefined ? undefined : showStyles(scope)), [scope]);
  if (scope === undefined) return children;
  return (
    <div className={`ic-remote ${scope}`} style={BOXLESS}>
      {children}
    </div>
  );
}
