import type { FastifyPluginAsync } from 'fastify';

const MAX_BYTES = 256 * 1024 * 1024;

/**
 * A company's listener for the demo, beside the console: takes every session, and refuses those with "fail" in their name, so
 * that both can be seen. Keeps nothing.
 */
export const demoListener: FastifyPluginAsync = async (app) => {
  app.removeAllContentTypeParsers();
  // The session's name is at the beginning; the readings after it are not kept.
  app.addContentTypeParser('*', { bodyLimit: MAX_BYTES }, async (_request: unknown, payload: AsyncIterable<Buffer>) => {
    let head = '';
    for await (const piece of payload) if (head.length < 10_000) head += piece.toString();
    return head;
  });
  app.post('/__push-listener', async (request, reply) => {
    const [, name = ''] = /"session":\{[^{}]*"name":"((?:[^"\\]|\\.)*)"/.exec(String(request.body)) ?? [];
    return reply.status(/fail/i.test(name) ? 500 : 200).send({ taken: !/fail/i.test(name) });
  });
};
