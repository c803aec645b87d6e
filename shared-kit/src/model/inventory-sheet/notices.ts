import type { Message } from '../messages/message';
import { keyedMessage } from '../messages/problem';

const LISTED = 10;

/** The first places, such as "#2, #5, …", the same in every language. */
const firstPlaces = (places: readonly string[]): string => [...places.slice(0, LISTED), ...(places.length > LISTED ? ['…'] : [])].join(', ');

export const unevenRows = (rows: readonly number[]): Message =>
  keyedMessage('createInventoryTask.unevenRows', [rows.length, firstPlaces(rows.map((row) => `#${row}`))]);
