import { adoptStyles, BrandMark, Page } from 'shared-kit/ui-core';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import cardCss from './card.css';

adoptStyles(cardCss);

/** The frame of the pages that are open to everybody: a card in the middle, with the console's logo above its title. The first empty field gets the focus. */
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

/** Gives the focus to the first empty field, unless the user has moved the focus elsewhere meanwhile. */
function useFirstField(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // After a navigation, first the shell focuses the page and then the page focuses its heading. The field must come after both.
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      const free = activeElement === null || activeElement.matches('body, #main, h1');
      const fields = [...(card.current?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])') ?? [])];
      if (free) (fields.find(({ value }) => value === '') ?? fields[0])?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [card]);
}
