import { right, wrong, type Finding, shellWord } from './finding';
import type { IndexedField } from './needed';
import { findingsOf, type Project } from './project';

const ROLE = 'roles/datastore.viewer';

interface Index {
  name?: string;
  queryScope?: string;
  fields?: IndexedField[];
  state?: string;
}

interface Field {
  name?: string;
  indexConfig?: { indexes?: Index[]; reverting?: boolean };
  ttlConfig?: object;
}

const BUILDING = 'CREATING';

/** Every index of `firestore.indexes.json` is built, every field has the indexes that its override names, and no field ends documents by itself (D-129). */
export async function checkIndexes(project: Project): Promise<Finding[]> {
  const { google, id, database } = project;
  const groups = `https://firestore.googleapis.com/v1/projects/${id}/databases/${database}/collectionGroups/-`;
  const filter = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*');
  const question = { project, role: ROLE };
  return [
    ...findingsOf(await google.list<Index>(`${groups}/indexes`, 'indexes'), {
      ...question,
      subject: 'indexes',
      read: (found) => ofIndexes(project, found),
      missing: () => [wrong('indexes', `there is no database ${database}`, deployIndexes(project))],
    }),
    ...findingsOf(await google.list<Field>(`${groups}/fields?filter=${filter}`, 'fields'), {
      ...question,
      subject: 'indexes of single fields',
      read: (found) => [...ofFields(project, found), ...ofTimeToLive(project, found)],
      missing: () => [wrong('indexes of single fields', `there is no database ${database}`, deployIndexes(project))],
    }),
  ];
}

const deployIndexes = ({ id }: Project): string => `npx firebase-tools deploy --only firestore:indexes --project ${id}`;

function ofIndexes(project: Project, found: readonly Index[]): Finding[] {
  const states = new Map(found.map((index) => [identityOf(groupIn(index.name), index.queryScope, index.fields), index.state]));
  const { indexes } = project.needed.indexes;
  const faults = indexes.flatMap(({ collectionGroup, queryScope, fields }) => {
    const identity = identityOf(collectionGroup, queryScope, fields);
    return states.has(identity) ? ofState(project, `index ${identity}`, states.get(identity)) : notThere(project, `index ${identity}`);
  });
  return faults.length > 0 ? faults : [right('indexes', `all ${indexes.length} are built`)];
}

function ofFields(project: Project, found: readonly Field[]): Finding[] {
  const overrides = new Map(found.map(({ name = '', indexConfig }) => [fieldIn(name), indexConfig?.indexes ?? []]));
  const { fieldOverrides } = project.needed.indexes;
  const faults = fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes }): Finding[] => {
    const subject = `index of ${collectionGroup}.${fieldPath}`;
    const inForce = overrides.get(`${collectionGroup}.${fieldPath}`);
    const identities = (all: readonly { queryScope?: string; order?: string; arrayConfig?: string }[]) =>
      all
        .map((one) => modeOf(one, one.queryScope))
        .sort()
        .join(', ');
    const has = identities((inForce ?? []).map(({ queryScope, fields }) => ({ ...fields?.[0], ...(queryScope && { queryScope }) })));
    if (inForce === undefined || has !== identities(indexes)) return notThere(project, subject);
    return inForce.flatMap(({ state }) => ofState(project, subject, state)).slice(0, 1);
  });
  return faults.length > 0 ? faults : [right('indexes of single fields', `all ${fieldOverrides.length} are as these files say`)];
}

function ofTimeToLive({ id, database }: Project, found: readonly Field[]): Finding[] {
  return found.flatMap(({ name = '', ttlConfig }) => {
    if (!ttlConfig) return [];
    const [group = '', field = ''] = fieldIn(name).split(/\.(.*)/);
    return wrong(
      `time to live of ${group}.${field}`,
      'Firestore removes documents by itself, which the console does not expect',
      `gcloud firestore fields ttls update ${shellWord(field)} --collection-group=${shellWord(group)} --database=${shellWord(database)} --disable-ttl --project=${id}`,
    );
  });
}

const notThere = (project: Project, subject: string): Finding[] => [wrong(subject, 'it is not as these files say', deployIndexes(project))];

function ofState({ id, database }: Project, subject: string, state: string | undefined): Finding[] {
  if (state === 'READY') return [];
  const list = `gcloud firestore indexes composite list --database=${shellWord(database)} --project=${id}`;
  return [
    state === BUILDING
      ? wrong(subject, 'it is being built', `wait until it is READY: ${list}`)
      : wrong(subject, `its state is ${state}`, `delete it, and deploy it again: ${list}`),
  ];
}

/** What makes an index the same as another. The name at the end has the direction of the field before it, unless somebody says otherwise. */
function identityOf(group: string, scope: string | undefined, fields: readonly IndexedField[] = []): string {
  const last = fields.at(-1);
  const isImplied = last?.fieldPath === '__name__' && last.order === (fields.at(-2)?.order ?? 'ASCENDING');
  const own = isImplied ? fields.slice(0, -1) : fields;
  return `${group} (${own.map((field) => `${field.fieldPath} ${modeOf(field)}`).join(', ')}, ${scope})`;
}

const modeOf = ({ order, arrayConfig }: { order?: string; arrayConfig?: string }, scope?: string): string =>
  [order ?? arrayConfig, scope].filter(Boolean).join(' ');

const groupIn = (name = ''): string => /\/collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? '';

/** `<group>.<path>`; a path that is no plain word is between grave accents. */
const fieldIn = (name: string): string => `${groupIn(name)}.${(/\/fields\/(.+)$/.exec(name)?.[1] ?? '').replaceAll('`', '')}`;
