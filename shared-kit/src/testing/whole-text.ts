import type { MatcherFunction } from '@testing-library/react';

/** Finds the innermost element with this text, also when a part of it, such as a name, is in an element of its own. */
export function wholeText(text: string | RegExp): MatcherFunction {
  const isIt = (element: Element) => (typeof text === 'string' ? element.textContent === text : text.test(element.textContent));
  return (_content, element) => element !== null && isIt(element) && ![...element.children].some(isIt);
}
