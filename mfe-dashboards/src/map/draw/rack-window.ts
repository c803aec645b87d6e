import type { RackPicture } from '../picture/rack-picture';
import { measuresFor, placeBlocks, type Measures } from './arrange';
import {
  zoomAround,
  limitToMap,
  moveToCell,
  setUpMap,
  zoomCellSize,
  type Camera,
  type MapSetup,
  type View,
  type MapExtent,
} from './camera';
import { blockOf, cellAt, cellsIn, cornerOf, type Point } from './cell-at';

/** The least height of the map while cells are larger than at first, in pixels of the page, so that also few racks can be zoomed. */
const LEAST_ZOOMED = 240;
/** In pixels of the page: a cell of this size can be distinguished from its neighbours. */
const NEAR = 18;

/**
 * The part of the map that is in view: the places of the racks, and where the user has moved and zoomed. Points are in pixels of the page, from
 * the upper left corner of the canvas.
 */
export class RackWindow {
  /** If its racks differ from those before, `setUp` has to be called next. */
  picture: RackPicture | undefined;
  view: View = { width: 0, height: 0, ratio: 1 };
  camera: Camera = { cell: 1, x: 0, y: 0 };
  extent: MapExtent = { blocks: [], width: 0, height: 0 };
  private setup: MapSetup | undefined;
  /** The size of cells that `extent` is placed with, in device pixels. */
  private cellSize = 1;
  /** The height of all racks with cells of their first size, in device pixels. */
  private racksHeight = 1;
  /** The available height, in device pixels. */
  private room = 1;
  /** The current cell, from which the keys move, or -1. */
  cursor = -1;

  /** `onChange` is called when something else is in view. */
  constructor(private readonly onChange: () => void) {}

  /** Whether a picture and a size are known, so that the map can be drawn. */
  get isSetUp(): boolean {
    return this.setup !== undefined;
  }

  /** Whether the user has zoomed. */
  get isMoved(): boolean {
    return this.setup !== undefined && this.camera.cell !== this.setup.fitting;
  }

  get measures(): Measures {
    return measuresFor(this.view.ratio);
  }

  /** Sets the available size. Returns whether it has changed. */
  resize(width: number, room: number, ratio: number): boolean {
    const view = { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(room * ratio)), ratio };
    if (view.width === this.view.width && view.height === this.room && ratio === this.view.ratio) return false;
    this.view = view;
    this.room = view.height;
    return true;
  }

  /** Arranges the racks and shows the whole map, or with `keep` cells of the same size as before. Returns false without a picture or a size. */
  setUp(keep: boolean): boolean {
    if (!this.picture || this.view.width <= 1) return false;
    this.view = { ...this.view, height: this.room };
    const setup = (this.setup = setUpMap(this.picture, this.view, this.measures));
    this.place(setup.fitting);
    this.racksHeight = this.extent.height;
    this.place(keep ? Math.min(Math.max(this.camera.cell, setup.least), setup.most) : setup.fitting);
    this.move(keep ? { ...this.camera, cell: this.cellSize } : { cell: setup.fitting, x: 0, y: 0 });
    return true;
  }

  /** Shows the whole warehouse. */
  fit(): void {
    if (this.setup) this.move({ cell: this.setup.fitting, x: 0, y: 0 });
  }

  zoom(factor: number, at?: Point): void {
    this.zoomTo(zoomCellSize(this.camera.cell, factor), at);
  }

  /** Zooms to a size of cells in device pixels, or to the nearest possible one. What is at the point, by default the cursor, stays there. */
  zoomTo(size: number, at: Point = this.middle()): void {
    if (!this.setup || !this.picture) return;
    const cell = Math.max(this.setup.least, Math.min(this.setup.most, Math.round(size)));
    if (cell === this.camera.cell) return;
    const before = this.extent;
    this.place(cell);
    const { ratio } = this.view;
    this.move(zoomAround({ x: at.x * ratio, y: at.y * ratio }, this.camera, before, this.extent, cell));
  }

  /** Moves the view over the map. Returns false when it is at the edge already. */
  pan(dx: number, dy: number): boolean {
    const { x, y } = this.camera;
    const { ratio } = this.view;
    this.move({ ...this.camera, x: x + Math.round(dx * ratio), y: y + Math.round(dy * ratio) });
    return this.camera.x !== x || this.camera.y !== y;
  }

  /** Moves the view to a cell, unless it is in view already. */
  reveal(cell: number): void {
    if (cell >= 0 && this.picture) this.move(moveToCell(this.picture, cell, this.camera, this.extent, this.view));
  }

  /** Moves cursor and view to a cell, and zooms in until the cell can be distinguished from its neighbours. */
  zoomToCell(cell: number): void {
    if (!this.setup || !this.picture) return;
    this.cursor = cell;
    const size = Math.max(this.camera.cell, Math.round(NEAR * this.view.ratio));
    this.place(size);
    this.camera = { cell: size, x: -Infinity, y: -Infinity };
    this.reveal(cell);
  }

  cellAt(point: Point): number {
    return this.picture ? cellAt(this.picture, this.extent.blocks, this.toMapPoint(point), this.camera.cell) : -1;
  }

  cellsBetween(one: Point, other: Point): number[] {
    return this.picture
      ? [...cellsIn(this.picture, this.extent.blocks, this.toMapPoint(one), this.toMapPoint(other), this.camera.cell)]
      : [];
  }

  private toMapPoint({ x, y }: Point): Point {
    const { ratio } = this.view;
    return { x: Math.round(x * ratio) + this.camera.x, y: Math.round(y * ratio) + this.camera.y };
  }

  private middle(): Point {
    const block = this.picture && blockOf(this.picture, this.extent.blocks, this.cursor);
    const { width, height, ratio } = this.view;
    if (!block || !this.picture) return { x: width / 2 / ratio, y: height / 2 / ratio };
    const corner = cornerOf(this.picture, block, this.cursor, this.camera.cell);
    return { x: (corner.x - this.camera.x) / ratio, y: (corner.y - this.camera.y) / ratio };
  }

  /** As high as the racks, higher only while few of them are zoomed. */
  private heightFor(cell: number): number {
    const isZoomed = this.setup !== undefined && cell > this.setup.fitting;
    return isZoomed ? Math.max(this.racksHeight, Math.round(LEAST_ZOOMED * this.view.ratio)) : this.racksHeight;
  }

  private place(cell: number): void {
    if (!this.setup || !this.picture) return;
    this.cellSize = cell;
    this.extent = placeBlocks(this.setup.arrangement, this.picture.streets, cell, this.measures);
  }

  private move(to: Camera): void {
    if (to.cell !== this.cellSize) this.place(to.cell);
    this.view.height = Math.min(this.room, this.heightFor(to.cell));
    this.camera = limitToMap(to, this.extent, this.view);
    this.onChange();
  }
}
