import type { RackPicture } from '../picture/rack-picture';
import type { Point } from './cell-at';
import type { MapColours } from './colours';
import { drawHand, type Band } from './hand';
import { writeLabels, type LabelTexts } from './labels';
import { paintCells, type Scene } from './paint';
import { RackWindow } from './rack-window';
import { sameRacks } from './same-racks';
import { drawSprites, type SpriteSheet } from './sprites';

/** What the map looks like for its reader. */
export interface Looks {
  colours: MapColours;
  texts: LabelTexts;
}

/**
 * The map on its canvases: one for the racks, and one over it for what follows the hand. It draws once a frame at most, and only
 * what has changed. Points are in pixels of the page, from the canvas' upper left corner.
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
  /** Told how high the map is to be, in pixels of the page. */
  onHeight: ((height: number) => void) | undefined;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly overlay: HTMLCanvasElement,
  ) {
    this.pen = canvas.getContext('2d', { alpha: false });
    this.over = overlay.getContext('2d');
  }

  /** Shows another picture. One of the same racks leaves the view where it is, one of others is shown whole. */
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

  /** Tells how much room there is; of the height, the map takes what its racks need. */
  resize(width: number, room: number, ratio: number): void {
    if (!this.window.resize(width, room, ratio)) return;
    this.setUp(false);
    this.draw();
  }

  /** Told after each drawing of the racks. */
  whenDrawn(listener: (() => void) | undefined): void {
    this.drawn = listener;
  }

  /** All of the warehouse. */
  fit(): void {
    this.window.fit();
    this.draw();
  }

  zoom(factor: number, at?: Point): void {
    this.window.zoom(factor, this.cursor, at);
    this.draw();
  }

  /** Zooms to a size of cells, in device pixels, as near to it as there is. What is at the point stays there. */
  zoomTo(size: number, at?: Point): void {
    this.window.zoomTo(size, this.cursor, at);
    this.draw();
  }

  /** Moves the view over the map; answers whether there was room for it. */
  pan(dx: number, dy: number): boolean {
    const moved = this.window.pan(dx, dy);
    this.draw();
    return moved;
  }

  /** Rings a cell; brought into view, and near enough to be seen, where that is asked for. */
  point(cell: number, bring = false): void {
    this.cursor = cell;
    if (bring && cell >= 0) {
      this.window.bring(cell);
      this.draw();
    } else this.drawOver();
  }

  /** Brings a cell near enough to be told from its neighbours. */
  approach(cell: number): void {
    this.window.approach(cell);
    this.cursor = cell;
    this.draw();
  }

  /** Shows which cell the hand is over. */
  hover(cell: number): void {
    if (cell === this.hovered) return;
    this.hovered = cell;
    this.drawOver();
  }

  at(point: Point): number {
    return this.window.at(point);
  }

  /** The rectangle that is being drawn, or none. */
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

  /** Whether there is more than the view holds. */
  get isLarger(): boolean {
    return this.window.isLarger;
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  /** Draws at once what a frame would draw: before the page is printed. */
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
