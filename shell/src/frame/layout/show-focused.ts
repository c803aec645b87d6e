/**
 * Scrolls the whole element that the Tab key focuses into view. Browsers do not scroll if a part of it is visible, even below a bar or a fixed column;
 * `scroll-padding` keeps the element clear of those.
 * @returns a function that stops it
 */
export function showFocused(): () => void {
  const onKeyUp = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  document.addEventListener('keyup', onKeyUp);
  return () => document.removeEventListener('keyup', onKeyUp);
}
