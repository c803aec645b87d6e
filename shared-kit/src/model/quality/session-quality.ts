import { millis, text, texts, type Fields } from '../entities/fields';
import { toFigures, type QualityFigures } from './month-of-quality';

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

/** Reads a stored document; null without a session or a start. What else is missing or wrong gets a default. */
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
