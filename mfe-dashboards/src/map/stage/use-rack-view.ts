import { useThemeMode } from 'shared-kit/ui-core';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { mapColours } from '../draw/colours';
import type { LabelTexts } from '../draw/labels';
import { RackView } from '../draw/rack-view';
import { markMoment } from '../picture/mark-moment';
import type { RackPicture } from '../picture/rack-picture';
import { listenToPointers, type PointerHandlers } from './rack-pointer';

/** The most of the window's height that the map takes, so that a part of the table below it is in view. */
const SHARE = 0.62;
const MOST_HEIGHT = 640;

/** Draws the map on two canvases of a component, again when the picture, the marks, the theme or the size change. */
export function useRackView(picture: RackPicture, marks: Uint8Array<ArrayBuffer>, texts: LabelTexts, handlers: PointerHandlers) {
  const stage = useRef<HTMLDivElement>(null);
  const racks = useRef<HTMLCanvasElement>(null);
  const overlayCanvas = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState<RackView | null>(null);
  const { scheme } = useThemeMode();
  const colours = useMemo(() => mapColours(scheme), [scheme]);
  const onHover = useEffectEvent(handlers.onHover);
  const onPress = useEffectEvent(handlers.onPress);
  const onArea = useEffectEvent(handlers.onArea);

  useEffect(() => {
    const box = stage.current;
    if (!box || !racks.current || !overlayCanvas.current) return;
    const created = new RackView(racks.current, overlayCanvas.current);
    setView(created);
    created.onHeight = (height) => (box.style.height = `${height}px`);
    const measure = () => created.resize(box.clientWidth, Math.min(MOST_HEIGHT, window.innerHeight * SHARE), window.devicePixelRatio || 1);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    window.addEventListener('resize', measure);
    const stopListening = listenToPointers(box, created, {
      onHover: (cell) => onHover(cell),
      onPress: (cell) => onPress(cell),
      onArea: (cells) => onArea(cells),
    });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', measure);
      stopListening();
      created.stop();
    };
  }, []);

  useEffect(() => view?.show(picture), [view, picture]);
  useEffect(() => view?.mark(marks), [view, marks]);
  useEffect(() => view?.setTheme({ colours, texts }), [view, colours, texts]);
  useEffect(() => {
    if (!view) return;
    view.setOnDrawn(picture.partial ? undefined : () => markMoment('drawn'));
    // A print shows the whole map, in light colours whatever the theme.
    const showForPrint = () => {
      view.window.fit();
      view.setTheme({ colours: mapColours('light'), texts });
      view.drawNow();
    };
    const showAgain = () => view.setTheme({ colours, texts });
    window.addEventListener('beforeprint', showForPrint);
    window.addEventListener('afterprint', showAgain);
    return () => {
      window.removeEventListener('beforeprint', showForPrint);
      window.removeEventListener('afterprint', showAgain);
    };
  }, [view, picture, colours, texts]);
  return { stage, racks, overlayCanvas, view };
}
