import { withLimit } from 'shared-kit/model/pacing';
import { checkAppCheck } from './app-check';
import { checkBucket } from './bucket';
import { checkBackups, checkDatabase } from './database';
import { none, unseen, type Finding } from './finding';
import { reasonOf } from './google-answers';
import { checkIndexes } from './indexes';
import { checkKeys } from './keys';
import { checkMails } from './mails';
import { AGAIN, type Check, type Project } from './project';
import { checkRoles } from './roles';
import { checkRules } from './rules';
import { checkProviders, checkSignIn } from './sign-in';

interface NamedCheck {
  subject: string;
  check: Check;
  /** Whether the embedded Firebase has what it asks for. */
  isEmbedded?: true;
}

const CHECKS: readonly NamedCheck[] = [
  { subject: 'rules', check: checkRules },
  { subject: 'indexes', check: checkIndexes },
  { subject: 'settings of Auth', check: checkSignIn, isEmbedded: true },
  { subject: 'other sign-in methods', check: checkProviders },
  { subject: 'restrictions of keys', check: checkKeys },
  { subject: 'bucket', check: checkBucket },
  { subject: 'database', check: checkDatabase },
  { subject: 'backups', check: checkBackups },
  { subject: 'roles', check: checkRoles },
  { subject: 'App Check', check: checkAppCheck },
  { subject: 'mails', check: checkMails },
];

/** All that a project's APIs tell of what a first day needs, in the order of the checks. No fault of one check keeps the others from being made. */
export async function checkProject(project: Project): Promise<Finding[]> {
  const findings = await Promise.all(
    CHECKS.map(async ({ subject, check, ...one }) => {
      if (project.isEmbedded && !one.isEmbedded) return [none(subject)];
      return safely(subject, () => check(project));
    }),
  );
  return findings.flat();
}

/** Longer than all questions of one check take. */
const CHECK_MS = 30_000;

/** What a check says, or why it could not be made. */
export async function safely(subject: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await withLimit(check(), CHECK_MS, () => {
      throw new Error(`no answer within ${CHECK_MS / 1000} s`);
    });
  } catch (error) {
    return [unseen(subject, reasonOf(error), AGAIN)];
  }
}
