import type { RackPicture } from '../picture/rack-picture';
import type { Point } from './cell-at';
import type { MapColours } from './colours';
import { drawOverlay, type SelectionBox } from './overlay';
import { writeLabels, type LabelTexts } from './labels';
import { paintCells, type Scene } from './paint';
import { RackWindow } from './rack-window';
import { sameRacks } from './same-racks';
import { drawSprites, type SpriteSheet } from './sprites';

/** The colours and texts of the map, which follow the user's theme and language. */
export interface MapTheme {
  colours: MapColours;
  texts: LabelTexts;
}

/**
 * Draws the map on two canvases: one for the racks, and one over it for what follows keys and pointers. It draws at most once a frame, and only
 * what has changed. Points are in pixels of the page, from the upper left corner of the canvas.
 */
export class RackView {
  private readonly context: CanvasRenderingContext2D | null;
  private readonly overlayContext: CanvasRenderingContext2D | null;
  /** What is in view. The map is drawn again when that changes. */
  readonly window = new RackWindow(() => this.redraw());
  private marks = new Uint8Array();
  private theme: MapTheme | undefined;
  private image: ImageData | undefined;
  private sprites: { size: number; colours: MapColours; states: RackPicture['states']; sheet: SpriteSheet } | undefined;
  private frame = 0;
  private stale = { racks: false, overlay: false };
  private hovered = -1;
  private selection: SelectionBox | undefined;
  /** Called with the height that the map needs, in pixels of the page. */
  onHeight: ((height: number) => void) | undefined;
  private onDrawn: (() => void) | undefined;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly overlay: HTMLCanvasElement,
  ) {
    this.context = canvas.getContext('2d', { alpha: false });
    this.overlayContext = overlay.getContext('2d');
  }

  /** Shows another picture. If its racks differ from those before, the whole map is shown, unless the user has zoomed. */
  show(picture: RackPicture): void {
    const { isMoved, picture: before } = this.window;
    this.window.picture = picture;
    if (this.marks.length !== picture.results.length) this.marks = new Uint8Array(picture.results.length);
    if (!before || !sameRacks(before, picture)) this.setUp(isMoved);
    this.redraw();
  }

  /** Sets the function that is called after each drawing of the racks. */
  setOnDrawn(onDrawn: (() => void) | undefined): void {
    this.onDrawn = onDrawn;
  }

  mark(marks: Uint8Array<ArrayBuffer>): void {
    this.marks = marks;
    this.redraw();
  }

  setTheme(theme: MapTheme): void {
    this.theme = theme;
    this.redraw();
  }

  /** Sets the available size, in pixels of the page. The map takes only as much of the height as its racks need. */
  resize(width: number, room: number, ratio: number): void {
    if (this.window.resize(width, room, ratio)) this.setUp(false);
  }

  /** Marks a cell with a ring, and moves the view to it. */
  setCursor(cell: number): void {
    this.window.cursor = cell;
    this.window.reveal(cell);
    this.redrawOverlay();
  }

  /** Marks the cell under the pointer. */
  hover(cell: number): void {
    if (cell === this.hovered) return;
    this.hovered = cell;
    this.redrawOverlay();
  }

  /** Shows the rectangle that the user is drawing; without arguments, none. */
  showSelection(one?: Point, other?: Point): void {
    this.selection = one && other && [one, other];
    this.redrawOverlay();
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  /** Draws immediately, because printing does not wait for the next frame. */
  drawNow(): void {
    this.stop();
    this.drawFrame();
  }

  private setUp(keep: boolean): void {
    if (this.window.setUp(keep)) this.fitCanvases();
  }

  /** Makes both canvases as large as the view, whose height changes when few racks are zoomed. */
  private fitCanvases(): void {
    const { width, height, ratio } = this.window.view;
    if (!this.window.isSetUp || (this.canvas.width === width && this.canvas.height === height)) return;
    for (const canvas of [this.canvas, this.overlay]) Object.assign(canvas, { width, height });
    this.image = undefined;
    this.onHeight?.(height / ratio);
  }

  private redraw(): void {
    this.fitCanvases();
    this.stale.racks = true;
    this.redrawOverlay();
  }

  private redrawOverlay(): void {
    this.stale.overlay = true;
    this.frame ||= requestAnimationFrame(() => this.drawFrame());
  }

  private drawFrame(): void {
    this.frame = 0;
    if (this.stale.racks) this.drawRacks();
    if (this.stale.overlay) this.drawOverlay();
    this.stale = { racks: false, overlay: false };
  }

  private drawRacks(): void {
    const { context, theme } = this;
    const { picture, view, extent, measures, isSetUp } = this.window;
    if (!context || !picture || !theme || !isSetUp) return;
    const { colours, texts } = theme;
    const { cell, x, y } = this.window.camera;
    const { states } = picture;
    if (this.sprites?.size !== cell || this.sprites.colours !== colours || this.sprites.states !== states) {
      this.sprites = { size: cell, colours, states, sheet: drawSprites(cell, colours, states) };
    }
    this.image ??= context.createImageData(view.width, view.height);
    const raster = { x, y, width: view.width, height: view.height };
    const scene: Scene = { picture, blocks: extent.blocks, cell, marks: this.marks, sprites: this.sprites.sheet, colours };
    paintCells({ ...raster, pixels: new Uint32Array(this.image.data.buffer) }, scene);
    context.putImageData(this.image, 0, 0);
    writeLabels(context, { scene, raster, measures, ratio: view.ratio, texts });
    this.onDrawn?.();
  }

  private drawOverlay(): void {
    const { overlayContext, theme } = this;
    const { picture, view, camera, extent, cursor } = this.window;
    if (!overlayContext || !picture || !theme) return;
    drawOverlay(overlayContext, {
      picture,
      blocks: extent.blocks,
      camera,
      view,
      colours: theme.colours,
      cursor,
      hovered: this.hovered,
      selection: this.selection,
    });
  }
}
