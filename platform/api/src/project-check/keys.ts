import { right, unseen, wrong, shellWord, type Finding } from './finding';
import { EXAMPLE_HOST } from './needed';
import { findingsOf, type Project } from './project';
import { commandsNamed, type RecipeCommand } from './recipe';

const API = 'https://apikeys.googleapis.com/v2';
const ROLE = 'roles/serviceusage.apiKeysViewer';

interface Key {
  restrictions?: {
    browserKeyRestrictions?: { allowedReferrers?: string[] };
    serverKeyRestrictions?: { allowedIps?: string[] };
    apiTargets?: { service?: string }[];
  };
}

/** Both keys are restricted as `deploy/google-project.sh` does it: to the console's pages, to the servers' addresses, and to what each asks. */
export async function checkKeys(project: Project): Promise<Finding[]> {
  const { webKey, serverKey, needed } = project;
  const [forPages] = commandsNamed(needed.recipe, 'gcloud services api-keys update');
  const [forServers] = commandsNamed(needed.recipe, 'gcloud services api-keys create');
  return [...(await ofWebKey(project, webKey, forPages)), ...(await ofServerKey(project, serverKey, webKey, forServers))];
}

const servicesOf = (recipe: RecipeCommand | undefined): string[] =>
  (recipe?.flags('--api-target') ?? []).map((target) => target.replace(/^service=/, ''));

async function ofWebKey(project: Project, key: string | undefined, recipe: RecipeCommand | undefined): Promise<Finding[]> {
  const subject = "the web app's key";
  if (project.hosts.length === 0)
    return [unseen(subject, 'ALLOWED_HOSTS, which has the console’s name, is not set', 'set it as for the servers, and run it again')];
  const services = servicesOf(recipe);
  const referrers = (recipe?.flags('--allowed-referrers') ?? []).flatMap((one) =>
    project.hosts.map((host) => one.replaceAll(EXAMPLE_HOST, host)),
  );
  return lookUp(project, subject, key, (name, { restrictions = {} }) => {
    const mend = `gcloud services api-keys update ${shellWord(name)} --allowed-referrers=${shellWord(referrers.join(','))} ${targets(services)}`;
    return [
      listed(`${subject}, web sites`, restrictions.browserKeyRestrictions?.allowedReferrers, referrers, mend),
      listed(`${subject}, APIs`, servicesIn(restrictions), services, mend),
    ];
  });
}

async function ofServerKey(
  project: Project,
  key: string | undefined,
  webKey: string | undefined,
  recipe: RecipeCommand | undefined,
): Promise<Finding[]> {
  const subject = 'SERVER_API_KEY';
  if (key === undefined || key === webKey)
    return [wrong(subject, 'servers use the web app’s key, which is for pages alone', recipe?.text ?? 'deploy/google-project.sh')];
  const services = servicesOf(recipe);
  return lookUp(project, subject, key, (name, { restrictions = {} }) => {
    const addresses = restrictions.serverKeyRestrictions?.allowedIps ?? [];
    const update = (ips: string) => `gcloud services api-keys update ${shellWord(name)} --allowed-ips=${ips} ${targets(services)}`;
    const ips = `${subject}, addresses`;
    return [
      addresses.length > 0
        ? right(ips, addresses.join(', '))
        : wrong(ips, 'it works from every address', update('<the servers’ addresses>')),
      listed(
        `${subject}, APIs`,
        servicesIn(restrictions),
        services,
        update(addresses.length > 0 ? shellWord(addresses.join(',')) : '<the servers’ addresses>'),
      ),
    ];
  });
}

const servicesIn = ({ apiTargets }: NonNullable<Key['restrictions']>): string[] | undefined =>
  apiTargets?.flatMap(({ service }) => service ?? []);

const targets = (services: readonly string[]): string => services.map((service) => `--api-target=service=${service}`).join(' ');

/** Finds the key by its text, and says what its restrictions are. The text is in no line. */
async function lookUp(
  project: Project,
  subject: string,
  key: string | undefined,
  read: (name: string, key: Key) => Finding[],
): Promise<Finding[]> {
  const { google, id, number } = project;
  const missing = () => [wrong(subject, `no key of ${id} has this text`, `gcloud services api-keys list --project=${id}`)];
  if (key === undefined) return missing();
  const question = { subject, project, role: ROLE, missing };
  const found = await google.get<{ name?: string; parent?: string }>(`${API}/keys:lookupKey?keyString=${encodeURIComponent(key)}`);
  if (found.kind !== 'answered') return findingsOf(found, { ...question, read: () => [] });
  const { name = '' } = found.body;
  const owner = /^projects\/([^/]+)\//.exec(name)?.[1];
  if (owner === undefined || (owner !== id && number !== undefined && owner !== number)) return missing();
  return findingsOf(await google.get<Key>(`${API}/${name}`), { ...question, read: (body) => read(name, body) });
}

/** A list that has to have these items and no other. Without any, everything is allowed. */
function listed(subject: string, actual: readonly string[] | undefined, wanted: readonly string[], mend: string): Finding {
  if (!actual || actual.length === 0) return wrong(subject, 'they are not restricted', mend);
  const lacks = wanted.filter((one) => !actual.includes(one));
  const more = actual.filter((one) => !wanted.includes(one));
  if (lacks.length + more.length === 0) return right(subject, actual.join(', '));
  const faults = [
    ...(lacks.length > 0 ? [`lacks ${lacks.join(', ')}`] : []),
    ...(more.length > 0 ? [`allows ${more.join(', ')} too`] : []),
  ];
  return wrong(subject, faults.join(', '), mend);
}
