import { NORTH } from '../testing/render-page';
import { forgetHandedOver, handedOver, handOver } from './handed-over';

const recount = (of: string) => ({ domain: NORTH, of, from: '/', rows: new Blob(['[]']), count: 0 });
const searchOf = (path: string) => path.slice(path.indexOf('?'));

it('ADD-80 rows are there for the URL that names them, in their domain, until others are chosen or their task exists', () => {
  const first = recount('Aisle 1');
  const search = searchOf(handOver(first));
  expect(handedOver(search, NORTH)).toBe(first);
  expect(handedOver('', NORTH)).toBeUndefined();
  expect(handedOver(search, { ...NORTH, domain: 'South' })).toBe('gone');
  expect(handedOver('?rows=made-up', NORTH)).toBe('gone');
  const second = recount('Aisle 2');
  const later = searchOf(handOver(second));
  expect(handedOver(search, NORTH)).toBe('gone');
  expect(handedOver(later, NORTH)).toBe(second);
  forgetHandedOver();
  expect(handedOver(later, NORTH)).toBe('gone');
});
