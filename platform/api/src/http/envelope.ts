import { OwnError } from '../log/logged-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { keyedMessage, problem, type Message } from 'shared-kit/model';

/** What every call answers (D-02). */
export const Envelope = Type.Object({
  status: Type.Integer({ description: 'The HTTP status again.' }),
  message: Type.Union([
    Type.String(),
    Type.Object({
      code: Type.Optional(Type.Integer()),
      key: Type.Optional(Type.String({ description: 'Key of the text in the catalogue.' })),
      text: Type.String({ description: 'The en-US text with %s for each argument.' }),
      args: Type.Optional(Type.Array(Type.Union([Type.String(), Type.Number()]))),
      list: Type.Optional(
        Type.Array(
          Type.Object({
            key: Type.Optional(Type.String()),
            text: Type.String(),
            args: Type.Optional(Type.Array(Type.Union([Type.String(), Type.Number()]))),
          }),
          { description: 'The parts of the first argument, each with its key, for other languages.' },
        ),
      ),
      field: Type.Optional(Type.String({ description: 'The input the message belongs to.' })),
    }),
  ]),
});

export type Envelope = Static<typeof Envelope>;

/** Success is exactly 200 (D-02). */
export function success(message: Message): Envelope {
  return { status: 200, message };
}

/** The answer of a call that has succeeded, as its schema names it. */
export function successOf({ method, routeOptions: { url, schema } }: FastifyRequest): Envelope {
  const answer = schema?.['x-success'];
  if (answer === undefined) throw new OwnError(`The schema of ${method} ${url} does not say what its success is.`);
  return success(typeof answer === 'number' ? problem(answer) : keyedMessage(answer));
}

/** The answers that every authenticated call shares, for the OpenAPI document. */
export const REPLIES = { 200: Envelope, '4xx': Envelope, '5xx': Envelope } as const;

/** Answers calls whose handler returns nothing with their success. Must be installed before the routes. */
export function installSuccess(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function answered(request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      return answer instanceof Promise
        ? answer.then((value: unknown) => (value === undefined && !reply.sent ? successOf(request) : value))
        : answer;
    };
  });
}
