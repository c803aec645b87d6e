import { bucketUrl } from './bucket';
import { right, unseen, wrong, type Finding } from './finding';
import { findingsOf, type Project } from './project';
import { commandsNamed, type RecipeCommand } from './recipe';

interface Policy {
  bindings?: Binding[];
}

interface Binding {
  role?: string;
  members?: string[];
  condition?: object;
}

const ADD_IN_PROJECT = 'gcloud projects add-iam-policy-binding';

const ROLE = 'roles/iam.securityReviewer';

/** Roles that let an account do everything, which a server must not. */
const BASIC = ['roles/owner', 'roles/editor'];

/** Every role that `deploy/google-project.sh` gives in the project and on the bucket is given, and the servers' account has none of the basic ones. */
export async function checkRoles(project: Project): Promise<Finding[]> {
  const { google, id, needed } = project;
  const account = serversAccount(project);
  const ofProject = await google.post<Policy>(`https://cloudresourcemanager.googleapis.com/v3/projects/${id}:getIamPolicy`, {
    options: { requestedPolicyVersion: 3 },
  });
  const ofBucket = await google.get<Policy>(`${bucketUrl(project)}/iam`);
  const general = ofProject.kind === 'answered' ? (ofProject.body.bindings ?? []) : [];
  return [
    ...findingsOf(ofProject, {
      subject: 'roles in the project',
      project,
      role: ROLE,
      read: ({ bindings = [] }) => [
        ...commandsNamed(needed.recipe, ADD_IN_PROJECT).map((recipe) => given(project, recipe, bindings)),
        ...tooMuch(project, bindings),
      ],
    }),
    ...findingsOf(ofBucket, {
      subject: `roles on the bucket of ${account}`,
      project,
      role: ROLE,
      read: ({ bindings = [] }) =>
        commandsNamed(needed.recipe, 'gcloud storage buckets add-iam-policy-binding').map((recipe) =>
          given(project, recipe, [...bindings, ...general]),
        ),
    }),
  ];
}

/** The account that the recipe's first role is for. */
const serversAccount = ({ needed }: Project): string =>
  commandsNamed(needed.recipe, ADD_IN_PROJECT)[0]
    ?.flags('--member')[0]
    ?.replace(/^serviceAccount:/, '') ?? '';

function given({ id }: Project, recipe: RecipeCommand, bindings: readonly Binding[]): Finding {
  const [member = '', role = ''] = ['--member', '--role'].map((flag) => recipe.flags(flag)[0]);
  const subject = `role ${role} of ${member.replace(/^serviceAccount:/, '')}`;
  if (member.includes('<'))
    return unseen(
      subject,
      'the number of the project is not shown',
      `gcloud services enable cloudresourcemanager.googleapis.com --project=${id}`,
    );
  // A condition may hold or not.
  const isGiven = bindings.some((one) => one.role === role && one.condition === undefined && one.members?.includes(member) === true);
  return isGiven ? right(subject, 'given') : wrong(subject, 'not given to it directly', recipe.text);
}

function tooMuch(project: Project, bindings: readonly Binding[]): Finding[] {
  const account = serversAccount(project);
  const member = `serviceAccount:${account}`;
  return bindings.flatMap(({ role = '', members = [] }) =>
    BASIC.includes(role) && members.includes(member)
      ? wrong(
          `role ${role} of ${account}`,
          'servers need no basic role, and who takes over a server has it',
          `gcloud projects remove-iam-policy-binding ${project.id} --member=${member} --role=${role} --all`,
        )
      : [],
  );
}
