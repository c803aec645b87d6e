/** Whether an element is shown; true where the browser cannot tell. */
export const isShown = (element: Partial<Pick<Element, 'checkVisibility'>>): boolean => element.checkVisibility?.() ?? true;
