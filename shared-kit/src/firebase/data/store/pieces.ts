import { whenIdle } from 'shared-kit/model/pacing';
import type { QuerySpec, StoredDocument, StoreSnapshot } from './document-store';

/** The number of documents in the first piece of a long list, and in each other piece. */
export interface Pieces {
  readonly first: number;
  readonly then: number;
}

/** Opens a listener and returns the function that closes it. */
export type Listen = (spec: QuerySpec, onNext: (snapshot: StoreSnapshot) => void) => () => void;

export interface PiecedSnapshot extends StoreSnapshot {
  /** Whether this is only the first piece, because others are still being read. */
  readonly partial: boolean;
}

interface Piece {
  readonly after: string | undefined;
  /** The id of its last document, once the server has filled the piece. Later ids belong to the next piece. */
  upTo: string | undefined;
  docs: readonly StoredDocument[] | undefined;
  fromCache: boolean;
  stop: () => void;
}

/**
 * Listens to a long list in the order of its ids, one piece after the other, because thousands of documents at once would block the page.
 * Calls back with the first piece as soon as it is read, then with all pieces, then after every change. Each piece keeps its range of ids, also
 * when documents in it are added or removed, so that no document is in two pieces. A piece is requested when the page is idle, so that what the
 * user does meanwhile, such as a search among the first documents, is not delayed.
 */
export function listenInPieces(
  listen: Listen,
  source: QuerySpec,
  { first, then }: Pieces,
  onNext: (snapshot: PiecedSnapshot) => void,
): () => void {
  const pieces: Piece[] = [];

  const tell = (changed: Piece) => {
    const partial = pieces.some(({ docs }) => docs === undefined);
    if (partial && changed !== pieces[0]) return;
    const reportedPieces = partial ? pieces.slice(0, 1) : pieces;
    onNext({
      docs: reportedPieces.flatMap(({ docs = [] }) => docs),
      fromCache: reportedPieces.some(({ fromCache }) => fromCache),
      partial,
    });
  };

  const take = (piece: Piece, { docs, fromCache }: StoreSnapshot) => {
    const { upTo } = piece;
    // The cache may hold only some documents of a piece that the server has never sent.
    if (fromCache && piece.docs === undefined && piece !== pieces[0]) return;
    piece.docs = upTo === undefined ? docs : docs.filter(({ id }) => id <= upTo);
    piece.fromCache = fromCache;
    tell(piece);
  };

  const add = (after: string | undefined): Piece => {
    const piece: Piece = { after, upTo: undefined, docs: undefined, fromCache: true, stop: () => {} };
    pieces.push(piece);
    return piece;
  };

  const open = (piece: Piece, limit: number) => {
    const { after } = piece;
    let pushedOut = false;
    piece.stop = listen({ ...source, after, limit }, (snapshot) => {
      if (pushedOut) return;
      const last = snapshot.docs.length >= limit && !snapshot.fromCache ? snapshot.docs.at(-1)!.id : undefined;
      if (last !== undefined && piece.upTo === undefined) {
        piece.upTo = last;
        const next = add(last);
        next.stop = whenIdle(() => open(next, then));
      }
      if (last !== undefined && last < piece.upTo!) {
        // New documents have pushed others over the limit, so the limit is removed.
        pushedOut = true;
        piece.stop();
        piece.stop = listen({ ...source, after, upTo: piece.upTo! }, (whole) => {
          if (!whole.fromCache || whole.docs.length >= limit) take(piece, whole);
        });
        return;
      }
      take(piece, snapshot);
    });
  };

  open(add(undefined), first);
  return () => {
    for (const { stop } of pieces) stop();
  };
}
