import { STYLE_SCOPE } from '../../ui-core/theme/style-scope';

/** The container for a popup: the nearest landmark or dialog, where screen readers look for it, or part of a remote, whose styles then apply. */
export const withinLandmark = (place: HTMLElement): HTMLElement => place.closest<HTMLElement>(`${STYLE_SCOPE},main,header,nav,dialog,[role=dialog]`) ?? document.body;
