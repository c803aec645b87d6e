import type { DomainRef, SessionRef } from 'shared-kit/model';
import { paths } from './paths';

/** Used instead of a session's id for all addresses, each as it was last read. It cannot be an id, because ids have no slash. */
export const ALL_ADDRESSES = '/all';

export const mapOf = ({ session, ...domain }: SessionRef): string => `${paths.map(domain)}?${new URLSearchParams({ session }).toString()}`;

export const mapOfAll = (domain: DomainRef): string => `${paths.map(domain)}?all=1`;

/** The comparison of two sessions, or of one with another that is still to be chosen. */
export const comparisonOf = (domain: DomainRef, first: string, second?: string): string =>
  `${paths.compare(domain)}?${new URLSearchParams({ first, ...(second !== undefined && { second }) }).toString()}`;
