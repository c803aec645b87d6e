/**
 * Scrolls what the Tab key reaches into view as a whole. Browsers leave an element where it is of which a part shows already, be it under a bar
 * or a column that stays in place: `scroll-padding` keeps those clear.
 * @returns ends it
 */
export function showFocused(): () => void {
  const onKeyUp = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  document.addEventListener('keyup', onKeyUp);
  return () => document.removeEventListener('keyup', onKeyUp);
}
