import { millis, text, texts, type Fields } from '../entities/fields';
import { totalOf, type CountedSession } from './counted-session';
import { toFigures } from './month-of-quality';
import type { QualityFigures } from './figures';

/** An ended session as `…/sessionQuality/{session}` has it, to find the sessions behind a figure. */
export interface SessionQuality extends QualityFigures {
  session: string;
  name: string;
  /** Epoch milliseconds. */
  startTime: number;
  /** The streets of its readings, and the ids of who counted (as in `PersonOfQuality`), for `array-contains`. */
  streets: string[];
  people: string[];
}

/** Reads a stored document; null without a session or a start, as of a session without readings. What else is missing or wrong gets a default. */
export function readSessionQuality(stored: Fields): SessionQuality | null {
  const session = text(stored['session']);
  const startTime = millis(stored['startTime']);
  if (session === '' || startTime === null) return null;
  return {
    ...toFigures(stored),
    session,
    name: text(stored['name']) || session,
    startTime,
    streets: texts(stored['streets']),
    people: texts(stored['people']),
  };
}

/** The fields of a counted session by which it is found. */
export const foundBy = (counted: CountedSession): QualityFigures & Pick<SessionQuality, 'streets' | 'people'> => ({
  ...totalOf(counted),
  streets: counted.streets.map(({ street }) => street),
  people: counted.people.map(({ id }) => id),
});
