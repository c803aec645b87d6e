import { right, unseen, wrong, shellWord, type Finding } from './finding';
import { EXAMPLE_HOST, type CorsEntry, type LifecycleRule } from './needed';
import { findingsOf, type Project } from './project';

const ROLE = 'roles/storage.bucketViewer';

/** The part of a bucket that is looked at, as the Storage API has it. */
export interface Bucket {
  location?: string;
  cors?: CorsEntry[];
  versioning?: { enabled?: boolean };
  lifecycle?: { rule?: LifecycleRule[] };
}

export const bucketUrl = ({ bucket }: Pick<Project, 'bucket'>): string =>
  `https://storage.googleapis.com/storage/v1/b/${encodeURIComponent(bucket)}`;

/** Pages of the console may download from the bucket, and what is removed or replaced there can be brought back for a while, and only so long. */
export async function checkBucket(project: Project): Promise<Finding[]> {
  const subject = `bucket ${project.bucket}`;
  return findingsOf(await project.google.get<Bucket>(bucketUrl(project)), {
    subject,
    project,
    role: ROLE,
    read: (body) => [ofCors(project, subject, body), ofVersions(project, subject, body)],
    missing: () => [wrong(subject, 'there is none', `https://console.firebase.google.com/project/${project.id}/storage`)],
  });
}

function ofCors({ hosts, bucket, needed }: Project, of: string, { cors = [] }: Bucket): Finding {
  const subject = `${of}, CORS`;
  if (hosts.length === 0)
    return unseen(subject, 'ALLOWED_HOSTS, which has the console’s name, is not set', 'set it as for the servers, and run it again');
  const wanted = needed.cors.flatMap((entry) =>
    hosts.map((host) => ({ ...entry, origin: (entry.origin ?? []).map((origin) => origin.replace(EXAMPLE_HOST, host)) })),
  );
  const lacking = wanted.filter((entry) => !cors.some((one) => allows(one, entry)));
  if (lacking.length === 0) return right(subject, `pages of ${hosts.join(', ')} may download`);
  const file =
    hosts.length === 1 ? `sed 's#${EXAMPLE_HOST}#${hosts[0]}#' platform/rules/cors.json` : `echo ${shellWord(JSON.stringify(wanted))}`;
  return wrong(
    subject,
    `pages of ${lacking.flatMap(({ origin }) => origin).join(', ')} may not download`,
    `${file} > cors.json && gcloud storage buckets update gs://${bucket} --cors-file=cors.json`,
  );
}

/** Whether the first entry allows all that the second one does. Names of headers have no case. */
function allows(entry: CorsEntry, wanted: CorsEntry): boolean {
  const has = (list: readonly string[] = [], items: readonly string[] = []) =>
    items.every((item) => list.some((one) => one === '*' || one.toLowerCase() === item.toLowerCase()));
  return has(entry.origin, wanted.origin) && has(entry.method, wanted.method) && has(entry.responseHeader, wanted.responseHeader);
}

function ofVersions({ bucket, needed }: Project, of: string, { versioning, lifecycle }: Bucket): Finding {
  const subject = `${of}, versions`;
  const mend = `gcloud storage buckets update gs://${bucket} --versioning --lifecycle-file=deploy/bucket-lifecycle.json`;
  if (versioning?.enabled !== true) return wrong(subject, 'a picture that is replaced or removed by mistake is lost', mend);
  const days = endOf(lifecycle?.rule);
  if (days === undefined) return wrong(subject, 'pictures that are removed are kept for ever', mend);
  const wanted = endOf(needed.lifecycle);
  if (days !== wanted) return wrong(subject, `they are kept for ${days} days, and should be for ${wanted}`, mend);
  return right(subject, `they are kept for ${days} days`);
}

const endOf = (rules: readonly LifecycleRule[] = []): number | undefined =>
  rules.find(({ action, condition }) => action?.type === 'Delete' && condition?.daysSinceNoncurrentTime !== undefined)?.condition
    ?.daysSinceNoncurrentTime;
