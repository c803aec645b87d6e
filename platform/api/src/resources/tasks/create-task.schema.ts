import { Type } from 'typebox';
import { signedInCall, strictObject } from '../../http/call-notes';
import { UPLOAD_TYPES } from './task-upload';

/** The body is bytes: its own reader checks it, not a schema. */
const Bytes = Type.Unsafe<Buffer>({});

export const createTaskSchema = {
  ...signedInCall('tasks', 'Create an inventory task from a spreadsheet or a packed list', {
    roles: ['keyUser', 'moderator', 'assistant'],
    success: 'createInventoryTask.created',
    codes: [213, 216, 316, 901, 941, 942, 943, 945, 946, 947, 948],
    records: ['tasks.create'],
    requirements: 'API-26, D-60 to D-6A',
  }),
  querystring: strictObject({
    domain: Type.String({ minLength: 1 }),
    name: Type.String({ minLength: 1, description: 'Becomes the id of the task.' }),
    acceptStreets: Type.Optional(Type.Boolean({ description: 'Accepts addresses in several streets (947).' })),
  }),
  body: { content: Object.fromEntries(UPLOAD_TYPES.map((type) => [type, { schema: Bytes }])) },
};
