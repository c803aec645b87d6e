/** Streets and people that a month names; the others are added up. */
export const MONTH_STREETS = 300;
export const MONTH_PEOPLE = 200;
/** Streets and people that a session names. */
export const SESSION_STREETS = 300;
export const SESSION_PEOPLE = 50;
/** Domains that an hour or a person of a company's month names. */
export const DOMAINS_NAMED = 20;
/** Months that are kept before the current one. */
export const MONTHS_KEPT = 24;

const NAME_LENGTH = 100;

/** A name as months have it: apps write names of any length. Firestore refuses lone surrogates, which also a street of single characters may have. */
export const shortName = (name: string): string => name.slice(0, NAME_LENGTH).replace(/\p{Cs}/gu, '\uFFFD');
