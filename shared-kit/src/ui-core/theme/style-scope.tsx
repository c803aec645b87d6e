import { createContext, use, useInsertionEffect, type ReactNode } from 'react';
import { showStyles } from './adopt-styles';

const ScopeContext = createContext<string | undefined>(undefined);

/** Elements that have the class of a remote. Popups of what is inside open inside. */
export const STYLE_SCOPE = '.ic-remote';

/** Without a box of its own, so that nothing is laid out, and no background painted, by it. */
const BOXLESS = { display: 'contents' };

interface StyleScopeProps {
  /** The `styleScope` of the remote's pages. */
  of: string;
  children: ReactNode;
}

/** A part of the page that belongs to a remote: the style sheets of the remote are in the document while it is there, and apply inside alone. */
export function StyleScope({ of, children }: StyleScopeProps) {
  return (
    <ScopeContext value={of}>
      <ScopedOverlay>{children}</ScopedOverlay>
    </ScopeContext>
  );
}

/** What opens elsewhere in the document. Opened from a remote's page, it belongs to the same remote. */
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
