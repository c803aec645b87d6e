import type { ReactNode } from 'react';

/** A heading inside a page. The title of the page is the heading above it. */
export function Heading({ level = 2, children, id }: { level?: 2 | 3; children: ReactNode; id?: string }) {
  const Tag = `h${level}` as const;
  return (
    <Tag className="ic-heading" id={id}>
      {children}
    </Tag>
  );
}

interface TextProps {
  children: ReactNode;
  /** In the colour of secondary text. */
  muted?: boolean;
  /** In a monospaced font, for codes and keys. */
  mono?: boolean;
}

export function Text({ children, muted, mono }: TextProps) {
  return <span className={[muted && 'ic-muted', mono && 'ic-mono'].filter(Boolean).join(' ') || undefined}>{children}</span>;
}

/** A framed part of a page. */
export function Panel({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <section className="ic-panel" aria-label={label}>
      {children}
    </section>
  );
}
