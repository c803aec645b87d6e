import { Asking } from '../testing/access';
import { ANONYMOUS, user } from '../testing/requests';

function asking(statements: string): Asking {
  const storage = `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { ${statements} } }`;
  return new Asking({ storage }, { 'users/ann': { company: 'acme' }, 'n/1': {}, 'n/2': {}, 'n/3': {} });
}

const ann = user('ann');
const picture = {
  name: 'p',
  bucket: 'b1',
  size: '2048',
  contentType: 'image/png',
  timeCreated: '2024-05-01T10:20:30.123Z',
  generation: '17',
};

describe('rules of Storage', () => {
  it('match the names of files folder by folder', () => {
    const rules = asking(
      "match /users/{uid}/{file} { allow get: if request.auth.uid == uid && bucket == 'b1'; } match /all/{rest=**} { allow read; }",
    );
    expect(rules.file(ann, 'get', 'users/ann/picture', picture)).toBe(true);
    expect(rules.file(ann, 'get', 'users/bob/picture', picture)).toBe(false);
    expect(rules.file(ANONYMOUS, 'get', 'users/ann/picture', picture)).toBe(false);
    expect(rules.file(ann, 'get', 'users/ann/deep/picture', picture)).toBe(false);
    expect(rules.file(ann, 'get', 'users/ann/', picture)).toBe(false);
    expect(rules.file(ann, 'get', 'all/a/b/c', picture)).toBe(true);
  });

  it.each([
    "resource.size == 2048 && resource.contentType.matches('image/.*')",
    "resource.name == 'p' && resource.bucket == 'b1' && resource.generation == 17",
    'resource.timeCreated.year() == 2024',
    "resource.metadata.size() == 0 && request.resource == null && request.method == 'get'",
    'request.path == /b/b1/o/a/b',
  ])('know of a file: %s', (condition) => {
    expect(asking(`match /a/{x} { allow get: if ${condition}; }`).file(ann, 'get', 'a/b', picture)).toBe(true);
  });

  it('see the metadata that a file will have after the request', () => {
    const rules = asking(
      'match /{file} { allow create: if request.resource.size < 5 * 1024 * 1024 && request.resource.metadata.by == request.auth.uid && resource == null; }',
    );
    expect(rules.file(ann, 'create', 'x', undefined, { size: 100, metadata: { by: 'ann' } })).toBe(true);
    expect(rules.file(ann, 'create', 'x', undefined, { size: 1e9, metadata: { by: 'ann' } })).toBe(false);
    expect(rules.file(ann, 'create', 'x', undefined, { size: undefined, metadata: { by: 'ann' } })).toBe(false);
    expect(rules.file(ann, 'update', 'x', picture, { size: 100, metadata: { by: 'ann' } })).toBe(false);
  });

  it('may read at most two documents of Firestore', () => {
    const doc = (n: number) => `firestore.exists(/databases/(default)/documents/n/${n})`;
    const own = "firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.company == 'acme'";
    expect(asking(`match /{file} { allow get: if ${own} && ${doc(1)}; }`).file(ann, 'get', 'x', picture)).toBe(true);
    expect(asking(`match /{file} { allow get: if ${own} && ${doc(1)} && ${doc(2)}; }`).file(ann, 'get', 'x', picture)).toBe(false);
    expect(() => asking('match /{file} { allow get: if exists(/a/b); }')).toThrow('there is no function "exists" here');
  });

  it('ADD-28 without the role for Firestore, what looks at documents fails, and nothing else', () => {
    const source = (statements: string) => `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { ${statements} } }`;
    const own = "firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.company == 'acme'";
    let refused = 0;
    const documents = { 'users/ann': { company: 'acme' } };
    const asked = new Asking(
      {
        storage: source(`match /a/{x} { allow get: if ${own} || !firestore.exists(/databases/(default)/documents/n/1); }
        match /b/{x} { allow get: if ${own} || request.auth.uid == 'ann'; }`),
        onRefusedLookup: () => (refused += 1),
      },
      documents,
    );
    expect([asked.file(ann, 'get', 'a/x', picture), asked.file(ann, 'get', 'b/x', picture)]).toEqual([false, true]);
    expect(refused).toBe(3);
  });

  it('check a list by the path of its folder, and refuse a prefix that ends within a name', () => {
    const rules = asking('match /users/{uid} { allow list: if request.auth.uid == uid; } match /all/{rest=**} { allow list; }');
    expect(rules.file(ann, 'list', 'users/ann/')).toBe(true);
    expect(rules.file(ann, 'list', 'users/ann')).toBe(false);
    expect(rules.file(ann, 'list', 'users/bob/')).toBe(false);
    expect(rules.file(ann, 'list', 'users/')).toBe(false);
    expect(rules.file(ann, 'list', '')).toBe(false);
    expect(rules.file(ann, 'list', 'all/x/')).toBe(true);
  });
});
