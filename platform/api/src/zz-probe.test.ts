import fastify from 'fastify';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { Type } from 'typebox';
it('loads', async () => {
  const app = fastify();
  app.get('/', () => 'x');
  expect((await app.inject('/')).body).toBe('x');
  expect(getFirestore(initializeApp({ projectId: 'demo' }))).toBeTruthy();
  expect(Type.String()).toBeTruthy();
});
