import { CREDENTIALS } from '../credentials';
import { COMPANY, OWNER, type Call, type Lane } from './calls';

/** Signs a user in, by default the demo's key user, and returns the ID token. */
export async function signIn(authPort: string, account = CREDENTIALS): Promise<string> {
  const url = `http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=bench`;
  const body = JSON.stringify({ ...account, returnSecureToken: true });
  const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { idToken } = (await reply.json()) as { idToken?: string };
  if (!idToken) throw new Error(`${account.email} could not sign in.`);
  return idToken;
}

/** The headers of a call of the key user, for a domain of the demo's moderator. */
export const headersOf = (idToken: string, contentType = 'application/json'): Record<string, string> => ({
  authorization: `Bearer ${idToken}`,
  company: COMPANY,
  parentuid: OWNER,
  'content-type': contentType,
});

/** Makes a call and returns the milliseconds until its answer was read. Throws when the answer is not the expected one. */
export async function timedCall(url: string, call: Call, idToken: string, lane?: Lane): Promise<number> {
  const { 'content-type': contentType, ...signedIn } = headersOf(idToken);
  const caller = call.byKey && lane ? { company: COMPANY, 'x-api-key': lane.keyToken, 'bench-key': lane.keyId } : signedIn;
  const start = performance.now();
  const reply = await fetch(`${url}/api${call.path}`, {
    method: call.method,
    headers: { ...caller, ...(call.body && { 'content-type': contentType }) },
    ...(call.body && { body: JSON.stringify(call.body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${call.method} ${call.path}: ${reply.status} ${text}`);
  return performance.now() - start;
}
