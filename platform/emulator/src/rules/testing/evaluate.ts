import type { Caller } from '../../store/documents/access';
import { compileRules, rulesAccess } from '../rules';
import { FixedDocuments, NOW, snapshot, user, type Documents } from './requests';

const NO_FILES = compileRules("rules_version = '2'; service firebase.storage { }", 'storage.rules');

/** The variables with which an expression is evaluated. */
export interface Surroundings {
  caller?: Caller;
  /** Fields of the document before and after the write. */
  before?: Readonly<Record<string, unknown>> | undefined;
  after?: Readonly<Record<string, unknown>> | undefined;
  documents?: Documents;
  functions?: string;
}

/** Firestore rules around some statements. */
export function firestoreRules(statements: string): string {
  return `rules_version = '2';\nservice cloud.firestore {\n  match /databases/{database}/documents {\n${statements}\n  }\n}`;
}

/** The value of an expression in a rule for an update of `things/one`. */
export function evaluate(expression: string, surroundings: Surroundings = {}): boolean | 'error' {
  if (judge(expression, surroundings)) return true;
  return judge(`!(${expression})`, surroundings) ? false : 'error';
}

function judge(condition: string, surroundings: Surroundings): boolean {
  const { caller = user('u1'), before = {}, after = {}, documents = {}, functions = '' } = surroundings;
  const source = firestoreRules(`${functions}\nmatch /things/{thing} { allow write: if ${condition}; }`);
  const access = rulesAccess({ firestore: compileRules(source, 'test.rules'), storage: NO_FILES });
  const path = 'things/one';
  return access.write({
    caller,
    path,
    before: snapshot(path, before),
    after: snapshot(path, after),
    time: NOW,
    documents: new FixedDocuments(documents),
    documentsAfter: new FixedDocuments({ ...documents, [path]: after }),
  });
}
