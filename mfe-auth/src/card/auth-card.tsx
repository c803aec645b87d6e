import { adoptStyles, BrandMark, Page } from 'shared-kit/ui-core';
import type { ReactNode } from 'react';
import cardCss from './card.css';

adoptStyles(cardCss);

/** The frame of the pages that are open to everybody: a card in the middle, with the mark of the console above its title. */
export function AuthCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="au-card">
      <BrandMark size={40} />
      <Page title={title}>{children}</Page>
    </div>
  );
}
