import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandsNamed, readRecipe } from './recipe';
import { ROOT } from './testing/recorded-project';

const textsOf = (script: string, values: Record<string, string> = {}) => readRecipe(script, values).map(({ text }) => text);

it.each<[string, string, Record<string, string>, string[]]>([
  ['a line that goes on, without comments', '# nothing\n  gcloud a \\\n    --b=c\n\n', {}, ['gcloud a --b=c']],
  ['variables of the script', 'A=x\nB="$A-${C:-y}"\ngcloud "$B" ${A}', {}, ['gcloud x-y x']],
  ['other values in their place', 'A=x\ngcloud "$A" "${C:-y}"', { A: '1', C: '2' }, ['gcloud 1 2']],
  ['what only a run knows', 'A="$(gcloud b)"\ngcloud --c="$A"', {}, ["gcloud --c='<a>'"]],
  [
    'loops',
    'for r in roles/a roles/b; do\n  gcloud x --role="$r"\ndone\ngcloud y',
    {},
    ['gcloud x --role=roles/a', 'gcloud x --role=roles/b', 'gcloud y'],
  ],
  ['words in quotes', `gcloud --name='it is' "(default)"`, {}, ["gcloud --name='it is' '(default)'"]],
])('ADD-44 reads of a recipe %s', (_what, script, values, texts) => {
  expect(textsOf(script, values)).toEqual(texts);
});

it('ADD-44 finds in deploy/google-project.sh what a project is checked for', () => {
  const recipe = readRecipe(readFileSync(join(ROOT, 'deploy/google-project.sh'), 'utf8'), { PROJECT: 'p', NUMBER: '1' });
  const flags = (name: string, flag: string) => commandsNamed(recipe, name).flatMap((command) => command.flags(flag));
  expect(flags('gcloud projects add-iam-policy-binding', '--role')).toEqual([
    'roles/datastore.user',
    'roles/firebaseauth.admin',
    'roles/firebaserules.firestoreServiceAgent',
  ]);
  expect(flags('gcloud projects add-iam-policy-binding', '--member')[0]).toBe('serviceAccount:inventory-console@p.iam.gserviceaccount.com');
  expect(flags('gcloud storage buckets add-iam-policy-binding', '--role')).toEqual([
    'roles/storage.objectUser',
    'roles/storage.legacyBucketReader',
  ]);
  expect(flags('gcloud firestore databases create', '--delete-protection')).toEqual(['']);
  expect(flags('gcloud firestore backups schedules create', '--retention')).toEqual(['7d', '14w']);
  expect(flags('gcloud services api-keys update', '--api-target')).toHaveLength(4);
  expect(flags('gcloud services api-keys create', '--api-target')).toEqual(['service=identitytoolkit.googleapis.com']);
});
