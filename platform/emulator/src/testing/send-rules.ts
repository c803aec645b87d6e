import type { Hosts } from './target';

/** Replaces the rules of an emulator, as the tool does with which projects test their rules. */
export async function sendRules(
  { firestore, storage }: Hosts,
  { projectId }: { projectId: string },
  rules: { firestore?: string; storage?: string },
): Promise<void> {
  if (rules.firestore !== undefined)
    await send(`http://${firestore}/emulator/v1/projects/${projectId}:securityRules`, 'firestore.rules', rules.firestore);
  if (rules.storage !== undefined) await send(`http://${storage}/internal/setRules`, 'storage.rules', rules.storage);
}

async function send(url: string, name: string, content: string): Promise<void> {
  const body = JSON.stringify({ rules: { files: [{ name, content }] } });
  const answer = await fetch(url, { method: 'PUT', body, headers: { 'content-type': 'application/json', authorization: 'Bearer owner' } });
  if (!answer.ok) throw new Error(`The rules are not taken: ${answer.status} ${await answer.text()}`);
}
