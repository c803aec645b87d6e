import { bucketUrl, type Bucket } from './bucket';
import { right, wrong, shellWord, type Finding } from './finding';
import { findingsOf, type Project } from './project';
import { commandsNamed, type RecipeCommand } from './recipe';

interface Database {
  locationId?: string;
  type?: string;
  databaseEdition?: string;
  deleteProtectionState?: string;
  pointInTimeRecoveryEnablement?: string;
}

/** How Storage names the multi-regions of Firestore; all other regions have the same name in both. */
const MULTI_REGIONS: Readonly<Record<string, string>> = { nam5: 'us', nam7: 'us', eur3: 'eu' };

const urlOf = ({ id, database }: Project): string => `https://firestore.googleapis.com/v1/projects/${id}/databases/${database}`;

/** The database is as `deploy/google-project.sh` makes it, and in the region of the bucket. */
export async function checkDatabase(project: Project): Promise<Finding[]> {
  const { google, needed, id, database } = project;
  const subject = `database ${database}`;
  const [recipe] = commandsNamed(needed.recipe, 'gcloud firestore databases create');
  const bucket = await google.get<Bucket>(bucketUrl(project));
  return findingsOf(await google.get<Database>(urlOf(project)), {
    subject,
    project,
    role: 'roles/datastore.viewer',
    read: (body) => [
      ...ofKind(project, subject, body, recipe),
      ...ofRegion(subject, body, bucket.kind === 'answered' ? bucket.body.location : undefined),
      ofFlag(
        project,
        subject,
        'cannot be deleted by mistake',
        body.deleteProtectionState === 'DELETE_PROTECTION_ENABLED',
        '--delete-protection',
      ),
      ofFlag(
        project,
        subject,
        'each minute of the last week can be read',
        body.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED',
        '--enable-pitr',
      ),
    ],
    missing: () => [wrong(subject, 'there is none', recipe ? `${recipe.text} --project=${id}` : 'deploy/google-project.sh')],
  });
}

/** Edition and mode cannot be changed: only a new database has others. */
function ofKind({ id }: Project, subject: string, { type, databaseEdition = 'STANDARD' }: Database, recipe?: RecipeCommand): Finding[] {
  const [edition = '', mode = ''] = ['--edition', '--type'].map((flag) => recipe?.flags(flag)[0]?.toUpperCase().replaceAll('-', '_'));
  const mend = `make another one, and name it in FIRESTORE_DATABASE: gcloud firestore databases create --database=<id> --location=<region> --project=${id}`;
  return [
    databaseEdition === edition
      ? right(`${subject}, edition`, databaseEdition)
      : wrong(`${subject}, edition`, `it is ${databaseEdition}, and has to be ${edition}`, mend),
    type === mode ? right(`${subject}, mode`, type) : wrong(`${subject}, mode`, `it is ${type}, and has to be ${mode}`, mend),
  ];
}

function ofRegion(of: string, { locationId = '' }: Database, location: string | undefined): Finding[] {
  const subject = `${of}, region`;
  if (location === undefined) return [right(subject, locationId)];
  return location.toLowerCase() === (MULTI_REGIONS[locationId] ?? locationId)
    ? [right(subject, `${locationId}, as the bucket`)]
    : [
        wrong(
          subject,
          `it is ${locationId}, and the bucket is in ${location}`,
          'neither can be changed: name another bucket or database in the settings',
        ),
      ];
}

function ofFlag({ id, database }: Project, of: string, text: string, is: boolean, flag: string): Finding {
  const mend = `gcloud firestore databases update --database=${shellWord(database)} ${flag} --project=${id}`;
  return is ? right(`${of}, ${flag}`, text) : wrong(`${of}, ${flag}`, 'it is not set', mend);
}

interface Schedule {
  retention?: string;
  dailyRecurrence?: object;
  weeklyRecurrence?: { day?: string };
}

/** The backups of the recipe are made, and kept at least as long. */
export async function checkBackups(project: Project): Promise<Finding[]> {
  const { google, needed, id } = project;
  const answer = await google.get<{ backupSchedules?: Schedule[] }>(`${urlOf(project)}/backupSchedules`);
  const recipes = commandsNamed(needed.recipe, 'gcloud firestore backups schedules create');
  return findingsOf(answer, {
    subject: 'backups',
    project,
    role: 'roles/datastore.backupSchedulesViewer',
    read: ({ backupSchedules = [] }) =>
      recipes.map((recipe) => {
        const recurrence = recipe.flags('--recurrence')[0] ?? '';
        const subject = `backups, ${recurrence}`;
        const wantedDays = daysOfFlag(recipe.flags('--retention')[0]);
        const days = Math.max(0, ...backupSchedules.flatMap((one) => (isOf(one, recurrence) ? daysOf(one.retention) : [])));
        if (days >= wantedDays) return right(subject, `kept for ${days} days`);
        return wrong(subject, days === 0 ? 'none are made' : `kept for ${days} days`, `${recipe.text} --project=${id}`);
      }),
    missing: () => [wrong('backups', 'there is no database', recipes.map(({ text }) => text).join(' && '))],
  });
}

const isOf = ({ dailyRecurrence, weeklyRecurrence }: Schedule, recurrence: string): boolean =>
  (recurrence === 'daily' ? dailyRecurrence : weeklyRecurrence) !== undefined;

const DAY_SECONDS = 86_400;

/** Such as `604800s`. */
const daysOf = (duration = ''): number => Number(/^(\d+)(\.\d+)?s$/.exec(duration)?.[1] ?? 0) / DAY_SECONDS;

/** Such as `7d` or `14w`. */
function daysOfFlag(retention = ''): number {
  const [, count, unit] = /^(\d+)([dw])$/.exec(retention) ?? [];
  return Number(count ?? 0) * (unit === 'w' ? 7 : 1);
}
