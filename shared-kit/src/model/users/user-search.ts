import type { UserProfile } from '../entities/entities';
import { searchWordsOf } from '../text/fold-text';

/** The field of `users/{uid}` that stores {@link searchBeginningsOf} the user. */
export const SEARCH_BEGINNINGS = 'searchBeginnings';

/** The maximum length of beginnings. Longer ones would enlarge every document and exclude hardly any user. */
const LONGEST_BEGINNING = 10;

const firstLetters = (word: string, count: number): string => [...word].slice(0, count).join('');

/**
 * All beginnings of the words by which a user is found: those of the names, of the employee ID and of the email before its `@`. They are
 * stored because the database finds a member of a list, but not the beginning of any word of a text.
 */
export function searchBeginningsOf({
  firstName,
  lastName,
  employeeId,
  email,
}: Pick<UserProfile, 'firstName' | 'lastName' | 'employeeId' | 'email'>): string[] {
  const words = searchWordsOf([firstName, lastName, employeeId, withoutHost(email)].join(' ')).map((word) =>
    firstLetters(word, LONGEST_BEGINNING),
  );
  return [...new Set(words.flatMap((word) => [...word].map((_letter, at) => firstLetters(word, at + 1))))];
}

/**
 * The beginning to query for a typed text, or null if it has no word. It is that of the longest word, which the fewest users
 * have; of several the last, since fewer users share a last name than a first one.
 */
export function searchBeginningIn(typed: string): string | null {
  const [longest] = searchWordsOf(withoutHost(typed))
    .sort((a, b) => a.length - b.length)
    .slice(-1);
  return longest === undefined ? null : firstLetters(longest, LONGEST_BEGINNING);
}

/** The part after the `@` is not searched, because colleagues share it. */
const withoutHost = (text: string): string => text.replace(/@\S*/g, '');
