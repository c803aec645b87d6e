import { Linter } from 'eslint';
import { remoteKnowledge } from './remote-knowledge';

const linter = new Linter();

const messages = (code: string) =>
  linter.verify(code, [{ rules: { 'no-restricted-syntax': ['error', ...remoteKnowledge] } }]).map(({ message }) => message);

it.each([
  ["export const first = 'mfe-api-keys';", 'name no remote'],
  ["export const to = '/company';", 'no path'],
  ['export const to = (id) => `/company/${id}`;', 'no path'],
  ["export const label = 'apiKeys:drawer';", 'no text'],
])('ADD-NEW-06 in shell and kit the linter refuses %s', (code, why) => {
  expect(messages(code)).toEqual([expect.stringContaining(why)]);
});

it('ADD-NEW-06 shell and kit may contain the paths of the guards, and mention remotes in comments', () => {
  expect(messages("// As mfe-api-keys does.\nexport const to = ['/', '/login', '/setpw', '/companyless'];")).toEqual([]);
});
