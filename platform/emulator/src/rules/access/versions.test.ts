import { Asking } from '../testing/access';
import { ANONYMOUS, query, user } from '../testing/requests';

const ann = user('ann');

describe('a rules file', () => {
  it('may have functions outside of the service, which functions inside hide', () => {
    const rules = new Asking(
      {
        firestore: `rules_version = '2';
        function isAnn() { return request.auth.uid == 'ann'; }
        function tag() { return 'beside'; }
        service cloud.firestore {
          match /databases/{database}/documents {
            match /a/{id} { function tag() { return 'inside'; } allow get: if isAnn() && tag() == 'inside' && behind(); }
            match /b/{id} { allow get: if tag() == 'beside' && exists(/databases/$(database)/documents/a/1); }
          }
        }
        function behind() { return true; }`,
      },
      { 'a/1': {}, 'b/1': {} },
    );
    expect(rules.get(ann, 'a/1')).toBe(true);
    expect(rules.get(user('bob'), 'a/1')).toBe(false);
    expect(rules.get(ann, 'b/1')).toBe(true);
  });

  const versionOf = (head: string) =>
    new Asking(
      {
        firestore: `${head} service cloud.firestore { match /databases/{db}/documents { match /a/{id=**} { allow read: if request.auth != null; } match /c/{id} { allow read; } } }`,
        storage: `${head} service firebase.storage { match /b/{bucket}/o { match /{file=**} { allow read; } } }`,
      },
      { 'a/1': {}, 'a/1/b/2': {} },
    );

  it.each(['', "rules_version = '1';"])('is of version 1 with %j: no collection groups, no lists of files, no empty {name=**}', (head) => {
    const rules = versionOf(head);
    expect([rules.get(ann, 'a/1'), rules.get(ann, 'a/1/b/2'), rules.get(ANONYMOUS, 'a/1')]).toEqual([true, true, false]);
    expect(rules.listAll(ann, 'a')).toBe(true);
    expect(rules.list(ann, '', query('c', [], { from: [{ collectionId: 'c', allDescendants: true }] }))).toBe(false);
    expect(rules.file(ann, 'get', 'x')).toBe(true);
    expect(rules.file(ann, 'list', 'x/')).toBe(false);
  });

  it('is of version 2 when it declares it', () => {
    expect(versionOf("rules_version = '2';").file(ann, 'list', 'x/')).toBe(true);
  });

  it.each<[string, boolean]>([
    ["rules_version = '2';", true],
    ['', false],
  ])('with %j lets {name=**} be empty: %s', (head, allowed) => {
    const firestore = `${head} service cloud.firestore { match /databases/{db}/documents/a/{id} { match /{rest=**} { allow get; } } }`;
    expect(new Asking({ firestore }).get(ann, 'a/1')).toBe(allowed);
  });
});
