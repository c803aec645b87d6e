/** Where what opens beside an element belongs in the page: its landmark or dialog, in which screen readers look for it. */
export const withinLandmark = (place: HTMLElement): HTMLElement => place.closest<HTMLElement>('main,header,nav,dialog,[role=dialog]') ?? document.body;
