import { auth } from 'shared-kit/firebase/auth';
import { CODE, type Message, type Outcome } from 'shared-kit/model';

const verifications = new Map<string, Promise<Outcome<{ email: string }>>>();

/**
 * Verifies the email that a code was mailed to, and resolves with that email. A code works only once, so a second call with
 * the same code, as when React runs an effect twice, gets the result of the first call. After a failure the code is tried again.
 */
export function verifyOnce(code: string): Promise<Outcome<{ email: string }>> {
  const known = verifications.get(code);
  if (known) return known;
  const verification = verify(code);
  verifications.set(code, verification);
  void verification.then(({ ok }) => ok || verifications.delete(code));
  return verification;
}

async function verify(code: string): Promise<Outcome<{ email: string }>> {
  const checked = await auth().checkCode(code, 'verifyEmail');
  if (!checked.ok) return checked;
  const applied = await auth().applyCode(code);
  return applied.ok ? checked : applied;
}

/**
 * The email of the signed-in user, when it is verified although the link does not work. Most often the link was opened before,
 * by its owner or by a mail program that checks links, possibly in another browser. So the user is read from the service again.
 */
export async function verifiedAlready(refusal: Message): Promise<string | undefined> {
  // Other problems, such as a failed connection, say nothing about the link.
  if (refusal.code !== CODE.authError) return undefined;
  // Also waits until it is known who is signed in, which may take longer than the answer about the link.
  await auth().reload();
  const user = auth().currentUser();
  return user?.emailVerified ? (user.email ?? undefined) : undefined;
}
