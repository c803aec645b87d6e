import { Type, type Static, type TSchema } from 'typebox';
import { callNotes, strictObject } from '../../http/call-notes';
import { Envelope } from '../../http/envelope';

const Domain = Type.String({ minLength: 1, maxLength: 1500 });
const Name = Type.Optional(Type.String({ minLength: 1, maxLength: 1500 }));
const Limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'At most so many, newest first.' }));

const Next = Type.Optional(
  Type.String({ minLength: 1, maxLength: 4000, description: 'The page after the one whose answer had this `next`.' }),
);

/** The end of the year 9999, after which Firestore has no moments. */
const LAST_MOMENT = 253_402_300_799_999;

const SessionsQuery = strictObject({
  domain: Domain,
  session: Name,
  part: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Which part of the records of one session.' })),
  limit: Limit,
  before: Type.Optional(
    Type.Integer({ minimum: 0, maximum: LAST_MOMENT, description: 'Sessions that started earlier, in epoch milliseconds.' }),
  ),
  next: Next,
});
export type SessionsQuery = Static<typeof SessionsQuery>;

const TasksQuery = strictObject({ domain: Domain, task: Name, state: Name, limit: Limit, next: Next });
export type TasksQuery = Static<typeof TasksQuery>;

const keyHolders = (fields: Record<string, TSchema>) => ({
  tags: ['key holders'],
  security: [{ apiKey: [] }],
  response: { 200: Type.Intersect([Envelope, Type.Object(fields)]), '4xx': Envelope, '5xx': Envelope },
});

const NextPage = Type.Optional(
  Type.Union([Type.String(), Type.Null()], { description: 'Of a list: asks for the next page; null on the last one.' }),
);

export const readSessionsSchema = {
  ...keyHolders({ sessions: Type.Unknown(), session: Type.Unknown(), records: Type.Unknown(), nextPart: Type.Unknown(), next: NextPage }),
  summary: 'Sessions of a domain, or one with its records',
  ...callNotes({ codes: [316, 920, 960, 980], requirements: 'DATA-10, D-94, D-125' }),
  querystring: SessionsQuery,
};

export const readTasksSchema = {
  ...keyHolders({ tasks: Type.Unknown(), task: Type.Unknown(), next: NextPage }),
  summary: 'Inventory tasks of a domain, or one',
  ...callNotes({ codes: [316, 923, 944, 960], requirements: 'DATA-10, TASK-12, D-94, D-125' }),
  querystring: TasksQuery,
};
