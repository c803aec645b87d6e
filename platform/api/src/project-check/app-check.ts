import { right, wrong, type Finding } from './finding';
import { findingsOf, type Project } from './project';

interface Service {
  name?: string;
  enforcementMode?: string;
}

/** App Check refuses nobody: neither the console nor the apps send its tokens. */
export async function checkAppCheck(project: Project): Promise<Finding[]> {
  const { google, id, number } = project;
  const subject = 'App Check';
  const off = () => [right(subject, 'not enforced')];
  return findingsOf(
    await google.list<Service>(`https://firebaseappcheck.googleapis.com/v1/projects/${number ?? id}/services`, 'services'),
    {
      subject,
      project,
      role: 'roles/firebaseappcheck.viewer',
      read: (services) => {
        const enforced = services.flatMap(({ name, enforcementMode }) =>
          enforcementMode === 'ENFORCED' ? (name?.split('/').at(-1) ?? '') : [],
        );
        const page = `https://console.firebase.google.com/project/${id}/appcheck/products`;
        return enforced.length === 0
          ? off()
          : [wrong(subject, `${enforced.join(', ')} refuses pages and apps, which send no tokens of it`, `unenforce it: ${page}`)];
      },
      // Without its API it was never set up.
      disabled: off,
    },
  );
}
