import type { Grid } from './grid';
import { pallets } from './pallets';

/** The results of one visit, in milliseconds. */
export interface Measured {
  firstRows: number;
  sortText: number;
  sortNumber: number;
  search: number;
  clear: number;
  selectAll: number;
}

/** The results of scrolling through the list, in milliseconds. */
export interface Scrolled {
  frame95: number;
  longestTask: number;
}

const ROWS = 100_000;
const NEEDLE = 'pallet 0420';
const SCROLL_FRAMES = 180;
const SCROLL_STEP = 240;

async function gridOf(name: string | null): Promise<Grid> {
  if (name === 'bare') return (await import('./bare')).bareBox(ROWS);
  if (name === 'ag') return (await import('./ag-grid')).agGrid();
  if (name === 'antd') return (await import('./antd-table')).antdGrid();
  if (name === 'tanstack') return (await import('./tanstack')).tanstackGrid();
  return (await import('./ours')).ourGrid();
}

const grid = await gridOf(new URLSearchParams(location.search).get('grid'));
const rows = pallets(ROWS);
const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Milliseconds from an action to the frame that shows its result. */
async function timed(act: () => void, shows: () => boolean): Promise<number> {
  await settled();
  const start = performance.now();
  act();
  while (!shows()) {
    if (performance.now() - start > 20_000) throw new Error(`never shown: ${act.toString()}`);
    await frame();
  }
  // The frame has been prepared and is on the screen when the next one begins.
  await frame();
  return performance.now() - start;
}

/** Waits until the page is idle. */
const settled = () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 500));

const shows = (name: string | undefined) => () => grid.firstName() === name;
const nameWhere = (wanted: (row: (typeof rows)[number]) => boolean) => rows.find(wanted)?.name;

async function measure(): Promise<Measured> {
  const firstRows = await timed(() => grid.mount(document.getElementById('root') as HTMLElement, rows), shows(rows[0]?.name));
  const sortText = await timed(() => grid.sortBy('name'), shows('PALLET 000000'));
  const sortNumber = await timed(() => grid.sortBy('count'), shows(nameWhere(({ count }) => count === 0)));
  const byCount = rows.filter(({ name }) => name.toLowerCase().includes(NEEDLE)).sort((a, b) => a.count - b.count);
  const search = (await timed(() => grid.search(NEEDLE), shows(byCount[0]?.name))) - grid.pause;
  const clear = await timed(() => grid.search(''), shows(nameWhere(({ count }) => count === 0)));
  const selectAll = await timed(() => grid.selectAll(), grid.isAllSelected);
  return { firstRows, sortText, sortNumber, search, clear, selectAll };
}

/** Scrolls a step in each frame, as a mouse wheel does. */
async function scroll(): Promise<Scrolled> {
  await settled();
  const tasks: number[] = [];
  const watch = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  watch.observe({ type: 'longtask' });
  const box = grid.box();
  const start = box.scrollTop;
  const frames: number[] = [];
  let before = await frame();
  for (let count = 0; count < SCROLL_FRAMES; count++) {
    box.scrollTop += SCROLL_STEP;
    const now = await frame();
    frames.push(now - before);
    before = now;
  }
  await settled();
  watch.disconnect();
  // antd's list returns to the position that it last rendered, and so loses up to half of the steps that come faster than it renders.
  if (box.scrollTop < start + SCROLL_FRAMES * SCROLL_STEP * 0.4) throw new Error('the box did not scroll');
  const sorted = frames.sort((a, b) => a - b);
  return { frame95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, longestTask: Math.max(0, ...tasks) };
}

declare global {
  interface Window {
    bigTable?: { measure: typeof measure; scroll: typeof scroll };
  }
}
window.bigTable = { measure, scroll };
