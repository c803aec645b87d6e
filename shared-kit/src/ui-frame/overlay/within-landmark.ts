/** The container for a popup of an element: its landmark or dialog, where screen readers look for it. */
export const withinLandmark = (place: HTMLElement): HTMLElement => place.closest<HTMLElement>('main,header,nav,dialog,[role=dialog]') ?? document.body;
