import { auth } from 'shared-kit/firebase/auth';
import { CODE, type Message, type Outcome } from 'shared-kit/model';

const verifications = new Map<string, Promise<Outcome<{ email: string }>>>();

/**
 * Verifies the address that a code was mailed to and says which it is. A code works once: whoever asks again, such as a page
 * that React renders twice, is told how the first time went. After a failure the code is tried anew.
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
 * The address of whoever is signed in, when it is verified although the link does not work: most often the link was opened twice,
 * by a mail program that looks into links or by its owner. Asked of the service anew, as another browser may have verified it.
 */
export async function verifiedAlready(refusal: Message): Promise<string | undefined> {
  // Without an answer about the link nothing is known of it.
  if (refusal.code !== CODE.authError) return undefined;
  // Waits until it is known who is signed in, which may come later than what becomes of the link.
  await auth().reload();
  const user = auth().currentUser();
  return user?.emailVerified ? (user.email ?? undefined) : undefined;
}
