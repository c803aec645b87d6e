import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CODE, problem } from 'shared-kit/model';
import { requireAccess, scopeOf, type AccessServices } from '../../access/require-access';
import { actorOf, originOf } from '../../records/record-change';
import { success, successOf } from '../../http/envelope';
import { LISTS } from '../../http/json-body';
import { inTime, type StartBudget } from '../../http/time-budget';
import type { PictureMaker } from '../../uploads/pictures/picture-maker';
import { assignPassword } from './assign-password';
import { createUser } from './create-user';
import { changeOwnPassword, resetPassword } from './passwords';
import { removeUser } from './remove-user';
import { updateUser } from './update-user';
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
  const { firebase, noEmailDomain, timeBudget } = services;
  // Calls about the own data need no role; the handlers let only key users change others.
  const onRequest = requireAccess(services);
  return async (app) => {
    app.post('/users', { schema: createUserSchema, config: { json: LISTS }, onRequest }, async (request) => {
      await inTime(timeBudget, (time) => createUser(firebase, actorOf(request), { data: request.body.data, noEmailDomain }, time));
      return successOf(request);
    });

    app.patch('/users', { schema: updateUserSchema, config: { json: UPDATE_JSON }, onRequest }, async (request) => {
      const { uid, userData } = request.body;
      const update = { caller: scopeOf(request).caller, actor: actorOf(request), uid, userData };
      await inTime(timeBudget, (time) => updateUser(services, update, time));
      const pictureAlone = Object.keys(userData).join() === 'picture';
      return pictureAlone ? success(problem(CODE.imageSent)) : successOf(request);
    });

    app.delete('/users', { schema: removeUserSchema, onRequest }, async (request) => {
      await inTime(timeBudget, (time) => removeUser(firebase, actorOf(request), request.body.uid, time));
      return successOf(request);
    });

    app.patch('/users/pw', { schema: changePasswordSchema, onRequest }, async (request) => {
      const change = { caller: scopeOf(request).caller, actor: actorOf(request), ...request.body };
      await inTime(timeBudget, (time) => changeOwnPassword(firebase, change, time));
      return successOf(request);
    });

    app.put('/users/pw', { schema: assignPasswordSchema, onRequest }, async (request) => {
      await inTime(timeBudget, (time) => assignPassword(firebase, { actor: actorOf(request), ...request.body }, time));
      return successOf(request);
    });

    app.patch('/users/resetpw', { schema: resetPasswordSchema }, async (request) => {
      await inTime(timeBudget, (time) => resetPassword(firebase, { ...request.body, origin: originOf(request) }, time));
      return successOf(request);
    });
  };
}
