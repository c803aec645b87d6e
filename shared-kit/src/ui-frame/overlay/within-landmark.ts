import { STYLE_SCOPE } from '../../ui-core/theme/style-scope';

/** The container for a popup of an element: its landmark or dialog, where screen readers look for it; there, what belongs to the same remote. */
export const withinLandmark = (place: HTMLElement): HTMLElement => place.closest<HTMLElement>(`${STYLE_SCOPE},main,header,nav,dialog,[role=dialog]`) ?? document.body;
