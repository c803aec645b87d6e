import { firestorePaths, type DomainRef } from 'shared-kit/model';
import { count, text, texts } from '../../../model/entities/fields';
import type { Ask } from '../store/document-store';

/** What the readings of an ended session can be found by (D-170). */
export interface SessionContents {
  /** The filter of each part, by its index. */
  filters: readonly string[];
  /** An address of the session; empty when it has none. */
  address: string;
}

/**
 * The contents of the sessions that began between two times (epoch milliseconds), by the session's id: of those whose contents are complete.
 * Rejects with the store's error.
 */
export async function readContents(domain: DomainRef, from: number, to: number, ask: Ask): Promise<Map<string, SessionContents>> {
  const stored = await ask({
    path: firestorePaths.contents(domain),
    where: [
      ['startTime', '>=', new Date(from)],
      ['startTime', '<', new Date(to + 1)],
    ],
    orderBy: [['startTime', 'desc']],
  });
  const pieces = stored.map(({ data }) => data).sort((one, other) => count(one['first']) - count(other['first']));
  const contents = new Map<string, SessionContents & { parts: number }>();
  for (const piece of pieces) {
    const session = text(piece['session']);
    const { filters = [], address = text(piece['address']) } = contents.get(session) ?? {};
    contents.set(session, { filters: [...filters, ...texts(piece['filters'])], address, parts: count(piece['parts']) });
  }
  const whole = [...contents].filter(([, { filters, parts }]) => filters.length === parts);
  return new Map(whole.map(([session, { filters, address }]) => [session, { filters, address }]));
}
