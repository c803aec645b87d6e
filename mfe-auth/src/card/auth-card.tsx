import { adoptStyles, BrandMark, Page } from 'shared-kit/ui-core';
import { useRef, type ReactNode } from 'react';
import cardCss from './card.css';
import { useFirstField } from './use-first-field';

adoptStyles(cardCss);

/** The frame of the pages that are open to everybody: a card in the middle, with the mark of the console above its title. Its first field has the focus. */
export function AuthCard({ title, children }: { title: string; children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null);
  useFirstField(card);
  return (
    <div className="au-card" ref={card}>
      <BrandMark size={40} />
      <Page title={title}>{children}</Page>
    </div>
  );
}
