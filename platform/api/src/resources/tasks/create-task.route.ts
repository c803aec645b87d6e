import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CODE, MAX_UPLOAD_BYTES, TASK_CHARS, validateName, type DomainRef } from 'shared-kit/model';
import { partyOf, requireAccess, scopeOf, type AccessServices } from '../../access/require-access';
import { actorOf } from '../../records/record-change';
import { apiError, valueOf } from '../../http/api-error';
import { inTime, type StartBudget } from '../../http/time-budget';
import { defaultTextsFor } from '../../settings/default-texts';
import { latestSettings } from '../../settings/latest-settings';
import type { SheetReader } from '../../uploads/sheet-reader/sheet-reader';
import { createTaskSchema } from './create-task.schema';
import { refuseTakenName, storeTask } from './store-task';
import { charsetOf, UPLOAD_TYPES, uploadKind } from './task-upload';

/** `POST /tasks` (D-60 to D-6A): applies the console's rules again to what was sent. */
export function createTaskRoutes(
  services: AccessServices & { readonly sheetReader: SheetReader; readonly timeBudget: StartBudget },
): FastifyPluginAsyncTypebox {
  const { firebase, sheetReader } = services;
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser([...UPLOAD_TYPES], { parseAs: 'buffer', bodyLimit: MAX_UPLOAD_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    // Anything else is refused unread.
    app.addContentTypeParser('*', (_request, _payload, done) => done(apiError(CODE.invalidFormat)));

    const onRequest = requireAccess(services, { query: ['domain', 'name'] });
    app.post('/tasks', { schema: createTaskSchema, bodyLimit: MAX_UPLOAD_BYTES, onRequest }, async (request) => {
      const { company } = scopeOf(request);
      const domain: DomainRef = { company, domain: request.query.domain };
      const name = valueOf(validateName(request.query.name, { field: 'name', set: TASK_CHARS }));
      const kind = uploadKind(request.headers['content-type']);
      if (!kind || !(request.body instanceof Uint8Array)) throw apiError(CODE.invalidFormat);

      const settings = await latestSettings(firebase.firestore, domain, defaultTextsFor(request));
      await refuseTakenName(firebase.firestore, domain, name);
      const draft = valueOf(
        await sheetReader.read(
          {
            kind,
            fileName: name,
            bytes: request.body,
            encoding: charsetOf(request.headers['content-type']),
            settings,
            acceptStreets: request.query.acceptStreets === true,
          },
          partyOf(request),
        ),
      );

      const task = { name, actor: actorOf(request), draft };
      // The budget starts here: the time for reading the sheet has a limit of its own.
      await inTime(services.timeBudget, (time) => storeTask(firebase.firestore, domain, task, time));
    });
  };
}
