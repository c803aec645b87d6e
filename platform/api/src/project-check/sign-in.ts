import { DEFAULT_PASSWORD, formatMessage, lacksOf, type PasswordPolicy } from 'shared-kit/model';
import { none, right, shellWord, unseen, wrong, type Finding } from './finding';
import { EXAMPLE_HOST } from './needed';
import { findingsOf, type Project } from './project';

const ROLE = 'roles/firebaseauth.viewer';

/** The settings of Auth; those of the recipe are read by their paths. */
interface Config {
  passwordPolicyConfig?: PolicyConfig;
}

interface PolicyConfig {
  passwordPolicyEnforcementState?: string;
  passwordPolicyVersions?: Pick<PasswordPolicy, 'customStrengthOptions'>[];
}

/** The settings of Auth are those of `deploy/auth-settings.json`, each with a line of its own, and new users can have passwords (D-123). */
export async function checkSignIn(project: Project): Promise<Finding[]> {
  const { google, needed } = project;
  const config = await google.get<Config>(configUrl(project));
  return findingsOf(config, {
    subject: 'settings of Auth',
    project,
    role: ROLE,
    read: (body) => [
      ...settingsIn(needed.auth).map((setting) => ofSetting(project, setting, valueAt(body, setting.path))),
      ofPasswordPolicy(project, body.passwordPolicyConfig),
    ],
    missing: () => [
      wrong(
        'settings of Auth',
        'Authentication was never begun',
        `https://console.firebase.google.com/project/${project.id}/authentication`,
      ),
    ],
  });
}

const configUrl = ({ identityUrl, id }: Project): string => `${identityUrl}/admin/v2/projects/${id}/config`;

interface Setting {
  path: readonly string[];
  wanted: unknown;
}

/** The single values of the file, each with its path. */
function settingsIn(wanted: unknown, path: readonly string[] = []): Setting[] {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) return [{ path, wanted }];
  return Object.entries(wanted).flatMap(([name, value]) => settingsIn(value, [...path, name]));
}

function ofSetting(project: Project, { path, wanted }: Setting, actual: unknown): Finding {
  const { hosts } = project;
  const subject = `Auth, ${path.join('.')}`;
  const allowed = valuesFor(hosts, wanted);
  if (allowed.length === 0 && project.isEmbedded) return none(subject);
  if (allowed.length === 0)
    return unseen(subject, 'ALLOWED_HOSTS, which has the console’s name, is not set', 'set it as for the servers, and run it again');
  const isRight = allowed.some((value) => identityOf(value) === identityOf(actual ?? (typeof value === 'boolean' ? false : undefined)));
  if (isRight) return right(subject, JSON.stringify(actual ?? false));
  const value = allowed[0];
  return wrong(
    subject,
    `it is ${actual === undefined ? 'not set' : JSON.stringify(actual)}, and has to be ${JSON.stringify(value)}`,
    patch(project, path, value),
  );
}

/** The values that are right: the console's names take the place of that of the example, in a list all of them. Empty without a name. */
function valuesFor(hosts: readonly string[], wanted: unknown): unknown[] {
  if (Array.isArray(wanted))
    return wanted.includes(EXAMPLE_HOST) && hosts.length === 0 ? [] : [wanted.flatMap((one) => (one === EXAMPLE_HOST ? hosts : [one]))];
  if (typeof wanted !== 'string' || !wanted.includes(EXAMPLE_HOST)) return [wanted];
  return hosts.map((host) => wanted.replaceAll(EXAMPLE_HOST, host));
}

/** Lists have no order here. */
const identityOf = (value: unknown): string | undefined => JSON.stringify(Array.isArray(value) ? [...(value as unknown[])].sort() : value);

const valueAt = (body: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined),
    body,
  );

/** The call that changes one setting. */
function patch(project: Project, path: readonly string[], value: unknown): string {
  const body = JSON.stringify([...path].reverse().reduce<unknown>((inner, name) => ({ [name]: inner }), value));
  const headers = `-H "Authorization: Bearer $(gcloud auth print-access-token)" -H "x-goog-user-project: ${project.id}" -H "Content-Type: application/json"`;
  return `curl --fail-with-body -X PATCH ${headers} -d ${shellWord(body)} ${shellWord(`${configUrl(project)}?updateMask=${path.join('.')}`)}`;
}

interface Provider {
  name?: string;
  enabled?: boolean;
}

/** Nobody signs in by another service, such as Google or a company's own. */
export async function checkProviders(project: Project): Promise<Finding[]> {
  const { google, identityUrl, id } = project;
  const subject = 'other sign-in methods';
  const enabled: string[] = [];
  for (const kind of ['defaultSupportedIdpConfigs', 'oauthIdpConfigs', 'inboundSamlConfigs']) {
    const answer = await google.list<Provider>(`${identityUrl}/admin/v2/projects/${id}/${kind}`, kind);
    if (answer.kind !== 'answered') return findingsOf(answer, { subject, project, role: ROLE, read: () => [] });
    enabled.push(...answer.body.flatMap((one) => (one.enabled === true ? (one.name?.split('/').at(-1) ?? kind) : [])));
  }
  if (enabled.length === 0) return [right(subject, 'none')];
  const page = `https://console.firebase.google.com/project/${id}/authentication/providers`;
  return [wrong(subject, `users sign in by ${enabled.join(', ')} too`, `switch them off: ${page}`)];
}

/** New users, and pilots and checkers, can have their passwords of six characters (D-123). */
function ofPasswordPolicy({ id }: Project, { passwordPolicyEnforcementState, passwordPolicyVersions = [] }: PolicyConfig = {}): Finding {
  const subject = 'password policy';
  const lacks = lacksOf(DEFAULT_PASSWORD, {
    ...passwordPolicyVersions[0],
    ...(passwordPolicyEnforcementState !== undefined && { enforcementState: passwordPolicyEnforcementState }),
  });
  if (lacks.length === 0) return right(subject, 'new users, pilots and checkers meet it');
  const wants = lacks.map(({ text, args }) => formatMessage(text, args)).join(', ');
  const page = `https://console.firebase.google.com/project/${id}/authentication/settings`;
  return wrong(subject, `new users, pilots and checkers cannot meet it: ${wants}`, `six characters and nothing more: ${page}`);
}
