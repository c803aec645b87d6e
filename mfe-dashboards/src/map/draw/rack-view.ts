import type { RackPicture } from '../picture/rack-picture';
import type { Point } from './cell-at';
import type { MapColours } from './colours';
import { drawHand, type Band } from './hand';
import { writeLabels, type LabelTexts } from './labels';
import { paintCells, type Scene } from './paint';
import { RackWindow } from './rack-window';
import { sameRacks } from './same-racks';
import { drawSprites, type SpriteSheet } from './sprites';

/** The colours and texts of the map, which follow the user's theme and language. */
export interface Looks {
  colours: MapColours;
  texts: LabelTexts;
}

/**
 * Draws the map on two canvases: one for the racks, and one over it for what follows keys and pointers. It draws at most once a frame, and only
 * what has changed. Points are in pixels of the page, from the upper left corner of the canvas.
 */
export class RackView {
  private readonly pen: CanvasRenderingContext2D | null;
  private readonly over: CanvasRenderingContext2D | null;
  private readonly window = new RackWindow();
  private picture: RackPicture | undefined;
  private marks = new Uint8Array();
  private looks: Looks | undefined;
  private image: ImageData | undefined;
  private sprites: { size: number; colours: MapColours; states: RackPicture['states']; sheet: SpriteSheet } | undefined;
  private frame = 0;
  private stale = { racks: false, over: false };
  private cursor = -1;
  private hovered = -1;
  private band: Band | undefined;
  private drawn: (() => void) | undefined;
  /** Called with the height that the map needs, in pixels of the page. */
  onHeight: ((height: number) => void) | undefined;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly overlay: HTMLCanvasElement,
  ) {
    this.pen = canvas.getContext('2d', { alpha: false });
    this.over = overlay.getContext('2d');
  }

  /** Shows another picture. If its racks differ from those before, the whole map is shown, unless the user has zoomed. */
  show(picture: RackPicture): void {
    const isSame = this.picture !== undefined && sameRacks(this.picture, picture);
    const { isMoved } = this.window;
    this.picture = picture;
    if (this.marks.length !== picture.results.length) this.marks = new Uint8Array(picture.results.length);
    this.window.renew(picture);
    if (!isSame) this.setUp(isMoved);
    this.draw();
  }

  mark(marks: Uint8Array<ArrayBuffer>): void {
    this.marks = marks;
    this.draw();
  }

  look(looks: Looks): void {
    this.looks = looks;
    this.draw();
  }

  /** Sets the available size, in pixels of the page. The map takes only as much of the height as its racks need. */
  resize(width: number, room: number, ratio: number): void {
    if (!this.window.resize(width, room, ratio)) return;
    this.setUp(false);
    this.draw();
  }

  /** Sets the listener that is called after each drawing of the racks. */
  whenDrawn(listener: (() => void) | undefined): void {
    this.drawn = listener;
  }

  /** Shows the whole warehouse. */
  fit(): void {
    this.window.fit();
    this.draw();
  }

  zoom(factor: number, at?: Point): void {
    this.window.zoom(factor, this.cursor, at);
    this.draw();
  }

  /** Zooms to a size of cells in device pixels, or to the nearest possible one. What is at the point stays there. */
  zoomTo(size: number, at?: Point): void {
    this.window.zoomTo(size, this.cursor, at);
    this.draw();
  }

  /** Moves the view over the map. Returns false when it is at the edge already. */
  pan(dx: number, dy: number): boolean {
    const moved = this.window.pan(dx, dy);
    this.draw();
    return moved;
  }

  /** Marks a cell with a ring. With `bring`, the view moves to the cell. */
  point(cell: number, bring = false): void {
    this.cursor = cell;
    if (bring && cell >= 0) {
      this.window.bring(cell);
      this.draw();
    } else this.drawOver();
  }

  /** Moves the view to a cell and zooms in until the cell can be distinguished from its neighbours. */
  approach(cell: number): void {
    this.window.approach(cell);
    this.cursor = cell;
    this.draw();
  }

  /** Marks the cell under the pointer. */
  hover(cell: number): void {
    if (cell === this.hovered) return;
    this.hovered = cell;
    this.drawOver();
  }

  at(point: Point): number {
    return this.window.at(point);
  }

  /** Shows the rectangle that the user is drawing; without arguments, none. */
  rope(one?: Point, other?: Point): void {
    this.band = one && other && [one, other];
    this.drawOver();
  }

  within(one: Point, other: Point): number[] {
    return this.window.within(one, other);
  }

  /** Size of a cell, in device pixels. */
  get cell(): number {
    return this.window.camera.cell;
  }

  /** Whether the map is larger than the view. */
  get isLarger(): boolean {
    return this.window.isLarger;
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
    if (!this.window.setUp(keep)) return;
    const { width, height, ratio } = this.window.view;
    for (const canvas of [this.canvas, this.overlay]) Object.assign(canvas, { width, height });
    this.image = undefined;
    this.onHeight?.(height / ratio);
  }

  private draw(): void {
    this.stale.racks = true;
    this.drawOver();
  }

  private drawOver(): void {
    this.stale.over = true;
    this.frame ||= requestAnimationFrame(() => this.drawFrame());
  }

  private drawFrame(): void {
    this.frame = 0;
    if (this.stale.racks) this.drawRacks();
    if (this.stale.over) this.drawHand();
    this.stale = { racks: false, over: false };
  }

  private drawRacks(): void {
    const { pen, picture, looks } = this;
    if (!pen || !picture || !looks || !this.window.isSetUp) return;
    const { colours, texts } = looks;
    const { view, whole, measures } = this.window;
    const { cell, x, y } = this.window.camera;
    const { states } = picture;
    if (this.sprites?.size !== cell || this.sprites.colours !== colours || this.sprites.states !== states) {
      this.sprites = { size: cell, colours, states, sheet: drawSprites(cell, colours, states) };
    }
    this.image ??= pen.createImageData(view.width, view.height);
    const frame = { x, y, width: view.width, height: view.height };
    const scene: Scene = { picture, blocks: whole.blocks, cell, marks: this.marks, sprites: this.sprites.sheet, colours };
    paintCells({ ...frame, pixels: new Uint32Array(this.image.data.buffer) }, scene);
    pen.putImageData(this.image, 0, 0);
    writeLabels(pen, { scene, frame, measures, ratio: view.ratio, texts });
    this.drawn?.();
  }

  private drawHand(): void {
    const { over, picture, looks } = this;
    if (!over || !picture || !looks) return;
    const { view, camera, whole } = this.window;
    drawHand(over, { picture, blocks: whole.blocks, camera, view, colours: looks.colours, cursor: this.cursor, hovered: this.hovered, band: this.band });
  }
}
