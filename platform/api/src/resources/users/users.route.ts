import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CODE, problem } from 'shared-kit/model';
import { partyOf, requireAccess, scopeOf, type AccessServices } from '../../access/require-access';
import { actorOf, originOf } from '../../records/record-change';
import { success } from '../../http/envelope';
import { LISTS } from '../../http/json-body';
import { inTime, type StartBudget } from '../../http/time-budget';
import type { PictureMaker } from '../../uploads/pictures/picture-maker';
import { assignPassword } from './assign-password';
import { createUser } from './create-user';
import { changeOwnPassword, resetPassword } from './passwords';
import { removeUser } from './remove-user';
import { newPicturesFor, updateUser } from './update-user';
import {
  assignPasswordSchema,
  changePasswordSchema,
  createUserSchema,
  removeUserSchema,
  resetPasswordSchema,
  UPDATE_JSON,
  updateUserSchema,
} from './users.schema';

interface UserServices extends AccessServices {
  readonly pictures: PictureMaker;
  /** Mail domain of the generated emails of users without one (D-32). */
  readonly noEmailDomain: string;
  readonly timeBudget: StartBudget;
}

/** The calls of `/users` (D-21, D-30 to D-3A, D-93). */
export function userRoutes(services: UserServices): FastifyPluginAsyncTypebox {
  const { firebase, noEmailDomain, pictures, timeBudget } = services;
  // Calls about the own data need no role; the handlers let only key users change others.
  const onRequest = requireAccess(services);
  return async (app) => {
    app.post('/users', { schema: createUserSchema, config: { json: LISTS }, onRequest }, (request) =>
      inTime(timeBudget, (time) => createUser(firebase, actorOf(request), { data: request.body.data, noEmailDomain }, time)),
    );

    app.patch('/users', { schema: updateUserSchema, config: { json: UPDATE_JSON }, onRequest }, async (request) => {
      const { uid, userData } = request.body;
      const update = { caller: scopeOf(request).caller, actor: actorOf(request), uid, userData };
      const newPictures = await newPicturesFor(firebase, pictures, update, partyOf(request));
      await inTime(timeBudget, (time) => updateUser(firebase, newPictures, update, time));
      const pictureAlone = Object.keys(userData).join() === 'picture';
      return pictureAlone ? success(problem(CODE.imageSent)) : undefined;
    });

    app.delete('/users', { schema: removeUserSchema, onRequest }, (request) =>
      inTime(timeBudget, (time) => removeUser(firebase, actorOf(request), request.body.uid, time)),
    );

    app.patch('/users/pw', { schema: changePasswordSchema, onRequest }, (request) => {
      const change = { caller: scopeOf(request).caller, actor: actorOf(request), ...request.body };
      return inTime(timeBudget, (time) => changeOwnPassword(firebase, change, time));
    });

    app.put('/users/pw', { schema: assignPasswordSchema, onRequest }, (request) =>
      inTime(timeBudget, (time) => assignPassword(firebase, { actor: actorOf(request), ...request.body }, time)),
    );

    // Nobody is signed in, so turns go by where calls come from.
    const takeTurn = (request: FastifyRequest, reply: FastifyReply) =>
      services.takePlace(request, reply, { company: `address ${request.ip}`, user: '' });
    app.patch('/users/resetpw', { schema: resetPasswordSchema, onRequest: takeTurn }, (request) =>
      inTime(timeBudget, (time) => resetPassword(firebase, { ...request.body, origin: originOf(request) }, time)),
    );
  };
}
