import type { RackPicture } from '../picture/rack-picture';
import { measuresFor, placeBlocks } from './arrange';
import { anchored, held, showing, standFor, zoomed, type Camera, type Stand, type View, type Whole } from './camera';
import { blockOf, cellAt, cellsIn, cornerOf, type Point } from './cell-at';
import { drawHand, type Band } from './hand';
import type { MapColours } from './colours';
import { writeLabels, type LabelTexts } from './labels';
import { paintCells, type Scene } from './paint';
import { sameRacks } from './same-racks';
import { drawSprites, type SpriteSheet } from './sprites';

/** What the map looks like for its reader. */
export interface Looks {
  colours: MapColours;
  texts: LabelTexts;
}

/** The map leaves room to look closer at few racks. */
const LEAST_HEIGHT = 240;

/**
 * The map on its canvases: one for the racks, and one over it for what follows the hand. It draws once a frame at most, and only
 * what has changed. Points are in pixels of the page, from the canvas' upper left corner.
 */
export class RackView {
  private readonly pen: CanvasRenderingContext2D | null;
  private readonly over: CanvasRenderingContext2D | null;
  private picture: RackPicture | undefined;
  private marks = new Uint8Array();
  private looks: Looks | undefined;
  private view: View = { width: 0, height: 0, ratio: 1 };
  private stand: Stand | undefined;
  private camera: Camera = { cell: 1, x: 0, y: 0 };
  /** The size of cells that `whole` stands at. */
  private cellSize = 1;
  private whole: Whole = { blocks: [], width: 0, height: 0 };
  private image: ImageData | undefined;
  private sprites: { size: number; colours: MapColours; sheet: SpriteSheet } | undefined;
  private frame = 0;
  private stale = { racks: false, over: false };
  private cursor = -1;
  private hovered = -1;
  private band: Band | undefined;
  /** The height there is room for, in device pixels. */
  private room = 1;
  /** Told how high the map is to be, in pixels of the page. */
  onHeight: ((height: number) => void) | undefined;
  private drawn: (() => void) | undefined;

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
    const isMoved = this.stand !== undefined && this.camera.cell !== this.stand.fitting;
    this.picture = picture;
    if (this.marks.length !== picture.results.length) this.marks = new Uint8Array(picture.results.length);
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
    const view = { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(room * ratio)), ratio };
    if (view.width === this.view.width && view.height === this.room && ratio === this.view.ratio) return;
    this.view = view;
    this.room = view.height;
    this.setUp(false);
    this.draw();
  }

  /** Told after each drawing of the racks. */
  whenDrawn(listener: (() => void) | undefined): void {
    this.drawn = listener;
  }

  /** All of the warehouse. */
  fit(): void {
    if (this.stand) this.move({ cell: this.stand.fitting, x: 0, y: 0 });
  }

  zoom(factor: number, at?: Point): void {
    this.zoomTo(zoomed(this.camera.cell, factor), at);
  }

  /** Zooms to a size of cells, in device pixels, as near to it as there is. What is at the point stays there. */
  zoomTo(size: number, at: Point = this.middle()): void {
    if (!this.stand || !this.picture) return;
    const cell = Math.max(this.stand.least, Math.min(this.stand.most, Math.round(size)));
    if (cell === this.camera.cell) return;
    const before = this.whole;
    this.place(cell);
    const { ratio } = this.view;
    this.move(anchored({ x: at.x * ratio, y: at.y * ratio }, this.camera, before, this.whole, cell));
  }

  /** Moves the view over the map; answers whether there was room for it. */
  pan(dx: number, dy: number): boolean {
    const { x, y } = this.camera;
    this.move({ ...this.camera, x: x + Math.round(dx * this.view.ratio), y: y + Math.round(dy * this.view.ratio) });
    return this.camera.x !== x || this.camera.y !== y;
  }

  /** Rings a cell; brought into view, and near enough to be seen, where that is asked for. */
  point(cell: number, bring = false): void {
    this.cursor = cell;
    if (bring && cell >= 0 && this.picture) this.move(showing(this.picture, cell, this.camera, this.whole, this.view));
    this.drawOver();
  }

  /** Brings a cell near enough to be told from its neighbours. */
  approach(cell: number): void {
    if (!this.stand || !this.picture) return;
    const near = Math.max(this.camera.cell, Math.round(18 * this.view.ratio));
    this.place(near);
    this.camera = { ...this.camera, cell: near, x: -Infinity, y: -Infinity };
    this.move(showing(this.picture, cell, this.camera, this.whole, this.view));
    this.point(cell);
  }

  /** Shows which cell the hand is over. */
  hover(cell: number): void {
    if (cell === this.hovered) return;
    this.hovered = cell;
    this.drawOver();
  }

  at(point: Point): number {
    if (!this.picture) return -1;
    return cellAt(this.picture, this.whole.blocks, this.inWhole(point), this.camera.cell);
  }

  /** The rectangle that is being drawn, or none. */
  rope(one?: Point, other?: Point): void {
    this.band = one && other && [one, other];
    this.drawOver();
  }

  within(one: Point, other: Point): number[] {
    if (!this.picture) return [];
    return [...cellsIn(this.picture, this.whole.blocks, this.inWhole(one), this.inWhole(other), this.camera.cell)];
  }

  /** Size of a cell, in device pixels. */
  get cell(): number {
    return this.camera.cell;
  }

  /** Whether there is more than the view holds. */
  get isLarger(): boolean {
    return this.whole.width > this.view.width || this.whole.height > this.view.height;
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

  private measures() {
    return measuresFor(this.view.ratio);
  }

  private inWhole({ x, y }: Point): Point {
    const { ratio } = this.view;
    return { x: Math.round(x * ratio) + this.camera.x, y: Math.round(y * ratio) + this.camera.y };
  }

  private middle(): Point {
    const block = this.picture && blockOf(this.picture, this.whole.blocks, this.cursor);
    const { width, height, ratio } = this.view;
    if (!block || !this.picture) return { x: width / 2 / ratio, y: height / 2 / ratio };
    const corner = cornerOf(this.picture, block, this.cursor, this.camera.cell);
    return { x: (corner.x - this.camera.x) / ratio, y: (corner.y - this.camera.y) / ratio };
  }

  private setUp(keep: boolean): void {
    if (!this.picture || this.view.width <= 1) return;
    this.view = { ...this.view, height: this.room };
    this.stand = standFor(this.picture, this.view, this.measures());
    this.place(this.stand.fitting);
    this.view.height = Math.min(this.room, Math.max(Math.round(LEAST_HEIGHT * this.view.ratio), this.whole.height));
    const { width, height, ratio } = this.view;
    for (const canvas of [this.canvas, this.overlay]) Object.assign(canvas, { width, height });
    this.image = undefined;
    this.onHeight?.(height / ratio);
    this.place(keep ? Math.min(Math.max(this.camera.cell, this.stand.least), this.stand.most) : this.stand.fitting);
    this.move(keep ? { ...this.camera, cell: this.cellSize } : { cell: this.stand.fitting, x: 0, y: 0 });
  }

  private place(cell: number): void {
    if (!this.stand || !this.picture) return;
    this.cellSize = cell;
    this.whole = placeBlocks(this.stand.arrangement, this.picture.streets, cell, this.measures());
  }

  private move(to: Camera): void {
    if (to.cell !== this.cellSize) this.place(to.cell);
    this.camera = held(to, this.whole, this.view);
    this.draw();
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
    const { pen, picture, looks, view } = this;
    if (!pen || !picture || !looks || !this.stand) return;
    const { colours, texts } = looks;
    const { cell, x, y } = this.camera;
    if (this.sprites?.size !== cell || this.sprites.colours !== colours) this.sprites = { size: cell, colours, sheet: drawSprites(cell, colours) };
    this.image ??= pen.createImageData(view.width, view.height);
    const frame = { x, y, width: view.width, height: view.height };
    const scene: Scene = { picture, blocks: this.whole.blocks, cell, marks: this.marks, sprites: this.sprites.sheet, colours };
    paintCells({ ...frame, pixels: new Uint32Array(this.image.data.buffer) }, scene);
    pen.putImageData(this.image, 0, 0);
    writeLabels(pen, { scene, frame, measures: this.measures(), ratio: view.ratio, texts });
    this.drawn?.();
  }

  private drawHand(): void {
    const { over, picture, looks, view, camera } = this;
    if (!over || !picture || !looks) return;
    const { blocks } = this.whole;
    drawHand(over, { picture, blocks, camera, view, colours: looks.colours, cursor: this.cursor, hovered: this.hovered, band: this.band });
  }
}
