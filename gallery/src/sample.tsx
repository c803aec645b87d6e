import { Heading } from 'shared-kit/ui-core';
import { useId, type ReactNode } from 'react';

/** A group of samples under one heading, which a fragment of the URL can link to. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="ga-section" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </section>
  );
}

/** One state of a component, with its name. */
export function Sample({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <div className={wide ? 'ga-sample ga-sample-wide' : 'ga-sample'} role="group" aria-labelledby={id}>
      <div className="ga-name" id={id}>
        {name}
      </div>
      {children}
    </div>
  );
}

/** Samples side by side, as many as fit. */
export function Samples({ children }: { children: ReactNode }) {
  return <div className="ga-samples">{children}</div>;
}
