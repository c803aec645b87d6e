import type { FastifyInstance } from 'fastify';
import type { WebServerOptions } from '../ground/options';
import { escapeHtml, plainPage } from '../ground/page';
import { sendPage } from '../security/page-reply';

interface Mail {
  email: string;
  requestType: string;
  oobLink: string;
  locale?: string;
}

const SUBJECTS: Record<string, string> = {
  PASSWORD_RESET: 'Choose a new password',
  VERIFY_EMAIL: 'Verify your email address',
  VERIFY_AND_CHANGE_EMAIL: 'Confirm your new email address',
};

/** The mails whose links have not been used, oldest first; null when the embedded Auth does not answer. */
async function readMails(authHost: string, projectId: string): Promise<Mail[] | null> {
  try {
    const response = await fetch(`http://${authHost}/emulator/v1/projects/${projectId}/oobCodes`, {
      headers: { authorization: 'Bearer owner' },
      signal: AbortSignal.timeout(3000),
    });
    if (!response.ok) return null;
    const { oobCodes = [] } = (await response.json()) as { oobCodes?: Mail[] };
    return oobCodes;
  } catch {
    return null;
  }
}

function row({ email, requestType, oobLink, locale }: Mail): string {
  const subject = escapeHtml(SUBJECTS[requestType] ?? requestType);
  // The link is text from outside, so only http(s) URLs become links, not `javascript:`.
  const link = /^https?:\/\//.test(oobLink) ? `<a href="${escapeHtml(oobLink)}">${subject}</a>` : subject;
  return `<tr><td>${escapeHtml(email)}</td><td>${link}</td><td>${escapeHtml(locale ?? 'of the project')}</td></tr>`;
}

/** The mails as a plain page, newest first. */
export function mailPage(mails: Mail[] | null, nonce: string): string {
  const title = 'Mails';
  if (!mails) return plainPage({ title, body: '<p>The embedded Auth does not answer.</p>', nonce });
  if (mails.length === 0) return plainPage({ title, body: '<p>No mail has been sent.</p>', nonce });
  const rows = mails.toReversed().map(row).join('\n');
  const head = '<thead><tr><th scope="col">To</th><th scope="col">Mail</th><th scope="col">Language</th></tr></thead>';
  return plainPage({ title, body: `<table>${head}<tbody>\n${rows}\n</tbody></table>`, nonce });
}

/** `GET /__mail`: the mails that a real Auth would have sent. Only with the embedded Firebase. */
export function mailRoutes(app: FastifyInstance, options: WebServerOptions): void {
  const { emulators, projectId } = options;
  if (!emulators) return;
  app.get('/__mail', async (_request, reply) => {
    const mails = await readMails(emulators.auth, projectId);
    if (!mails) reply.status(503);
    return sendPage(reply, options, (nonce) => mailPage(mails, nonce));
  });
}
