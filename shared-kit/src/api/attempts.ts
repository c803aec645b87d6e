import type { ApiRequest } from './call';

/** The ids of calls without an answer, by the content of the call. */
const unanswered = new Map<string, string>();

const bodies = new WeakMap<object, number>();
let lastBody = 0;

/** The id of a call. An equal call without an answer has the same id, so that the server does nothing twice. */
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

/** Files are compared by identity, because they are too large to compare their content. */
function numberOf(body: object): number {
  const knownNumber = bodies.get(body);
  if (knownNumber !== undefined) return knownNumber;
  bodies.set(body, ++lastBody);
  return lastBody;
}
