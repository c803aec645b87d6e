import { StoreError } from 'shared-kit/firebase/data';
import { CODE, problem, type Message } from 'shared-kit/model';

/** The message for documents that could not be read. */
export const storeProblem = (error: unknown): Message => (error instanceof StoreError ? error.problem : problem(CODE.serverError));
