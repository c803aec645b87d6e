import { aRecord } from 'shared-kit/testing';
import { pictureOf } from '../../testing/picture-of';
import { RackWindow } from './rack-window';

/** Racks of some streets, each with three columns and two levels. */
const racks = (streets: number) =>
  pictureOf(
    Array.from({ length: streets * 6 }, (_, at) => {
      const two = (value: number) => String(value).padStart(2, '0');
      return aRecord({ address: `${two(Math.floor(at / 6) + 1)}${two((at % 3) + 1)}${(Math.floor(at / 3) % 2) + 1}` });
    }),
    'RRCCN',
  );

function windowOf(streets: number, room: number): RackWindow {
  const window = new RackWindow(() => undefined);
  window.picture = racks(streets);
  window.resize(900, room, 1);
  window.setUp(false);
  return window;
}

describe('the height of the map', () => {
  it('ADD-MAP-01 is that of its racks when they are few', () => {
    const window = windowOf(2, 560);
    expect(window.view.height).toBe(window.extent.height);
    expect(window.view.height).toBeLessThan(200);
  });

  it('ADD-MAP-01 grows while few racks are zoomed, and becomes that of the racks again', () => {
    const window = windowOf(2, 560);
    const before = window.view.height;
    window.zoom(2);
    expect(window.view.height).toBe(240);
    window.fit();
    expect(window.view.height).toBe(before);
  });

  it('ADD-MAP-01 is at most the room in the window', () => {
    const window = windowOf(99, 300);
    expect(window.view.height).toBe(300);
    window.zoom(2);
    expect(window.view.height).toBe(300);
  });
});
