import type { QuerySpec, StoredDocument, StoreSnapshot } from './document-store';

/** The size of the first piece of a long list, and of the others. */
export interface Pieces {
  readonly first: number;
  readonly then: number;
}

/** Opens a listener; what it returns ends it. */
export type Listen = (spec: QuerySpec, onNext: (snapshot: StoreSnapshot) => void) => () => void;

export interface PiecedSnapshot extends StoreSnapshot {
  /** Only the first piece: the others are on their way. */
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
 * Listens to a long list in the order of its ids, one piece after the other, because a client that gets thousands of documents at
 * once holds up the page. Tells of the first piece when it is there, of all when all are, and then of every change. A listener
 * covers each id once: a piece whose end was found keeps to it, however many come and go inside of it.
 */
export function listenInPieces(listen: Listen, source: QuerySpec, { first, then }: Pieces, onNext: (snapshot: PiecedSnapshot) => void): () => void {
  const pieces: Piece[] = [];

  const tell = (changed: Piece) => {
    const partial = pieces.some(({ docs }) => docs === undefined);
    if (partial && changed !== pieces[0]) return;
    const told = partial ? pieces.slice(0, 1) : pieces;
    onNext({ docs: told.flatMap(({ docs = [] }) => docs), fromCache: told.some(({ fromCache }) => fromCache), partial });
  };

  const take = (piece: Piece, { docs, fromCache }: StoreSnapshot) => {
    const { upTo } = piece;
    // The cache may hold only some documents of a piece that the server has never sent.
    if (fromCache && piece.docs === undefined && piece !== pieces[0]) return;
    piece.docs = upTo === undefined ? docs : docs.filter(({ id }) => id <= upTo);
    piece.fromCache = fromCache;
    tell(piece);
  };

  const open = (after: string | undefined, limit: number) => {
    const piece: Piece = { after, upTo: undefined, docs: undefined, fromCache: true, stop: () => {} };
    pieces.push(piece);
    let pushedOut = false;
    piece.stop = listen({ ...source, after, limit }, (snapshot) => {
      if (pushedOut) return;
      const last = snapshot.docs.length >= limit && !snapshot.fromCache ? snapshot.docs.at(-1)!.id : undefined;
      if (last !== undefined && piece.upTo === undefined) {
        piece.upTo = last;
        open(last, then);
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

  open(undefined, first);
  return () => {
    for (const { stop } of pieces) stop();
  };
}
