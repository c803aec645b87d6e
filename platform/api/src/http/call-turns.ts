import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createTurns, type Party, type Turns } from './turns';

/** A page has few calls under way, and a program that adds users some more. */
const CALLS = { ofUser: 40, ofCompany: 200 };
/** Each may fill the memory of a file while it arrives. */
const UPLOADS = { atOnce: 24, ofUser: 3, ofCompany: 8, waitMs: 20_000 };

const UPLOAD_BYTES = 1024 * 1024;

/** Whether the body is a file, or as large as one; of an unknown length it counts as what its call takes. */
function isUpload({ headers, routeOptions }: FastifyRequest): boolean {
  const length = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : routeOptions.bodyLimit;
  return length > UPLOAD_BYTES;
}

interface Place {
  release: () => void;
  isWorking: boolean;
  isClosed: boolean;
}

const places = new WeakMap<FastifyRequest, Place[]>();

export type TakePlace = (request: FastifyRequest, reply: FastifyReply, party: Party) => Promise<void>;

/**
 * Bounds the calls that each user and company has under way: from when it is known who calls, before the body is read, until the answer has been read
 * and the work has ended. Who closes a connection early has gained nothing. Must be installed before the routes.
 */
export function installCallTurns(app: FastifyInstance): TakePlace {
  const calls = createTurns(CALLS);
  const uploads = createTurns(UPLOADS);

  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function placed(request, reply) {
      const own = places.get(request) ?? [];
      for (const place of own) place.isWorking = true;
      const answer: unknown = handler.call(this, request, reply);
      const ended = () => {
        for (const place of own) end(place, { isWorking: false });
      };
      if (answer instanceof Promise) answer.then(ended, ended);
      else ended();
      return answer;
    };
  });

  return async (request, reply, party) => {
    const take = async (turns: Turns) => {
      const place = { release: await turns.take(party), isWorking: false, isClosed: false };
      if (reply.raw.destroyed) place.release();
      else reply.raw.once('close', () => end(place, { isClosed: true }));
      places.set(request, [...(places.get(request) ?? []), place]);
    };
    await take(calls);
    if (isUpload(request)) await take(uploads);
  };
}

function end(place: Place, change: Partial<Place>): void {
  Object.assign(place, change);
  if (place.isClosed && !place.isWorking) place.release();
}
