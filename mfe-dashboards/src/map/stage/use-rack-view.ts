import { useThemeMode } from 'shared-kit/ui-core';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { mapColours } from '../draw/colours';
import type { LabelTexts } from '../draw/labels';
import { RackView } from '../draw/rack-view';
import { markMoment } from '../picture/mark-moment';
import type { RackPicture } from '../picture/rack-picture';
import { followPointer, type Hands } from './rack-pointer';

/** The most of the window's height that the map takes, so that a part of the table below it is in view. */
const SHARE = 0.62;
const MOST_HEIGHT = 640;

export interface RackViewParts {
  stage: RefObject<HTMLDivElement | null>;
  racks: RefObject<HTMLCanvasElement | null>;
  hand: RefObject<HTMLCanvasElement | null>;
  /** Null until the canvases are on the page. */
  view: RackView | null;
}

/** Draws the map on two canvases of a component, again when the picture, the marks, the theme or the size change. */
export function useRackView(picture: RackPicture, marks: Uint8Array<ArrayBuffer>, texts: LabelTexts, hands: Hands): RackViewParts {
  const stage = useRef<HTMLDivElement>(null);
  const racks = useRef<HTMLCanvasElement>(null);
  const hand = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState<RackView | null>(null);
  const { scheme } = useThemeMode();
  const colours = useMemo(() => mapColours(scheme), [scheme]);
  const onHover = useEffectEvent(hands.onHover);
  const onPress = useEffectEvent(hands.onPress);
  const onArea = useEffectEvent(hands.onArea);

  useEffect(() => {
    const box = stage.current;
    if (!box || !racks.current || !hand.current) return;
    const made = new RackView(racks.current, hand.current);
    setView(made);
    made.onHeight = (height) => (box.style.height = `${height}px`);
    const measure = () => made.resize(box.clientWidth, Math.min(MOST_HEIGHT, window.innerHeight * SHARE), window.devicePixelRatio || 1);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    window.addEventListener('resize', measure);
    const unfollow = followPointer(box, made, { onHover: (cell) => onHover(cell), onPress: (cell) => onPress(cell), onArea: (cells) => onArea(cells) });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', measure);
      unfollow();
      made.stop();
    };
  }, []);

  useEffect(() => view?.show(picture), [view, picture]);
  useEffect(() => view?.mark(marks), [view, marks]);
  useEffect(() => view?.look({ colours, texts }), [view, colours, texts]);
  useEffect(() => {
    if (!view) return;
    view.whenDrawn(picture.partial ? undefined : () => markMoment('drawn'));
    // A print shows the whole map, in light colours whatever the theme.
    const before = () => {
      view.fit();
      view.look({ colours: mapColours('light'), texts });
      view.drawNow();
    };
    const after = () => view.look({ colours, texts });
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [view, picture, colours, texts]);
  return { stage, racks, hand, view };
}
