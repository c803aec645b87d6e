import { DEFAULT_DATABASE } from 'shared-kit/model';
import { right, wrong, type Finding } from './finding';
import { findingsOf, type Project } from './project';

const API = 'https://firebaserules.googleapis.com/v1';
const ROLE = 'roles/firebaserules.viewer';

interface Release {
  rulesetName?: string;
}

interface Ruleset {
  source?: { files?: { content?: string }[] };
}

/** The rules in force of this database and this bucket are those that were deployed with these files. */
export async function checkRules(project: Project): Promise<Finding[]> {
  const { database, bucket, needed } = project;
  return [
    ...(await compare(project, {
      subject: 'rules of Firestore',
      release: database === DEFAULT_DATABASE ? 'cloud.firestore' : `cloud.firestore/${database}`,
      wanted: needed.firestoreRules,
      only: 'firestore:rules',
    })),
    ...(await compare(project, {
      subject: 'rules of Storage',
      release: `firebase.storage/${bucket}`,
      wanted: needed.storageRules,
      only: 'storage',
    })),
  ];
}

async function compare(
  project: Project,
  { subject, release, wanted, only }: { subject: string; release: string; wanted: string; only: string },
): Promise<Finding[]> {
  const { google, id } = project;
  const deploy = `npx firebase-tools deploy --only ${only} --project ${id}`;
  const inForce = await google.get<Release>(`${API}/projects/${id}/releases/${release}`);
  if (inForce.kind !== 'answered')
    return findingsOf(inForce, {
      subject,
      project,
      role: ROLE,
      read: () => [],
      missing: () => [wrong(subject, 'none are in force', deploy)],
    });
  return findingsOf(await google.get<Ruleset>(`${API}/${inForce.body.rulesetName}`), {
    subject,
    project,
    role: ROLE,
    read: ({ source }) => {
      const contents = (source?.files ?? []).map(({ content }) => content);
      return contents.length === 1 && contents[0] === wanted
        ? [right(subject, 'those of these files are in force')]
        : [wrong(subject, 'others than those of these files are in force', deploy)];
    },
  });
}
