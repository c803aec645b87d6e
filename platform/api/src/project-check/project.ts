import { shellWord, unseen, type Finding } from './finding';
import type { Answer, GoogleAnswers } from './google-answers';
import type { Needed } from './needed';

/** The project that is checked, and how it is asked. */
export interface Project {
  /** Whether it is the embedded Firebase. */
  readonly isEmbedded: boolean;
  readonly id: string;
  /** Its number; undefined if these rights do not show it. */
  readonly number: string | undefined;
  readonly database: string;
  readonly bucket: string;
  /** The console's names, from `ALLOWED_HOSTS`. */
  readonly hosts: readonly string[];
  readonly webKey: string | undefined;
  readonly serverKey: string | undefined;
  readonly google: GoogleAnswers;
  readonly needed: Needed;
  /** Where Identity Toolkit is, without a slash at the end. */
  readonly identityUrl: string;
}

/** What to do about a question without an answer. */
export const AGAIN = 'check the settings and the network, and run it again';

/** A check of a project: a line for each thing that it looks at. */
export type Check = (project: Project) => Promise<Finding[]>;

interface Question<T> {
  subject: string;
  project: Pick<Project, 'id'>;
  /** A role that shows it. */
  role: string;
  read(body: T): Finding[];
  /** What it means that there is no such thing; without it, that it could not be asked. */
  missing?(): Finding[];
  /** What it means that the project does not use this API; without it, that it could not be asked. */
  disabled?(): Finding[];
}

/** The lines of a check by an answer: those of its content, or one that says why it is not to be seen and what shows it. */
export function findingsOf<T>(answer: Answer<T>, { subject, project, role, read, missing, disabled }: Question<T>): Finding[] {
  switch (answer.kind) {
    case 'answered':
      return read(answer.body);
    case 'missing':
      return missing?.() ?? [unseen(subject, 'there is none of this name', AGAIN)];
    case 'disabled':
      return (
        disabled?.() ?? [
          unseen(
            subject,
            `the project does not use ${answer.service}`,
            `gcloud services enable ${shellWord(answer.service)} --project=${project.id}`,
          ),
        ]
      );
    case 'refused':
      return [
        unseen(
          subject,
          answer.reason,
          `gcloud projects add-iam-policy-binding ${project.id} --condition=None --role=${role} --member=<the account that runs this>`,
        ),
      ];
    case 'failed':
      return [unseen(subject, answer.reason, AGAIN)];
  }
}
