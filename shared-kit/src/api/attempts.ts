import type { ApiRequest } from './call';


/** The ids of calls that have no answer yet, by what they ask for. */
const unanswered = new Map<string, string>();

const bodies = new WeakMap<object, number>();
let lastBody = 0;

/** The id of a call, the same as that of an equal call without an answer: the server recognises it and does nothing twice. */
export function attemptOf(request: ApiRequest): { id: string; answered: () => void } {
  const content = contentOf(request);
  const id = request.attempt ?? unanswered.get(content) ?? crypto.randomUUID();
  unanswered.set(content, id);
  return { id, answered: () => void unanswered.delete(content) };
}

function contentOf({ method, path, query, company, parentUid, body }: ApiRequest): string {
  const isFile = body instanceof Blob || body instanceof Uint8Array;
  return JSON.stringify([method, path, query, company, parentUid, isFile ? numberOf(body) : body]);
}

/** Files are told apart by their identity: they are too large to be compared. */
function numberOf(body: object): number {
  const known = bodies.get(body);
  if (known !== undefined) return known;
  bodies.set(body, ++lastBody);
  return lastBody;
}
