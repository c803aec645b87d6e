/** @jest-environment node */
import fc from 'fast-check';
import { docPaths, firestorePaths, storagePaths } from '../entities/firestore-paths';
import { validateName } from './names';
import { pathTo } from '../routes/path-pattern';

/** Valid names of domains and sessions, by {@link validateName}. */
const aName = fc
  .oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), fc.constantFrom('Câmara fria 2', 'a?b&c=d', '100%', 'مستودع', '📦'))
  .map((typed) => validateName(typed, { field: 'name' }))
  .filter((checked) => checked.ok)
  .map((checked) => (checked as { value: string }).value);

/** The decoded segments of a path, as the router reads them. */
const partsOf = (path: string) => new URL(path, 'http://console.test').pathname.split('/').slice(1).map(decodeURIComponent);

it('ROUTE-10 ROUTE-12 every valid name is read back unchanged from the path of its page', () => {
  const session = pathTo('/company/:company/domains/:domain/sessions/:session');
  const settings = pathTo('/company/:company/domain/:domain/settings');
  fc.assert(
    fc.property(aName, aName, aName, (company, domain, name) => {
      expect(partsOf(session({ company, domain, session: name }))).toEqual(['company', company, 'domains', domain, 'sessions', name]);
      expect(partsOf(settings({ company, domain }))).toEqual(['company', company, 'domain', domain, 'settings']);
    }),
  );
});

it('DATA-07, DATA-09 a valid name is one segment of the path of its document and of its picture', () => {
  fc.assert(
    fc.property(aName, aName, aName, (company, domain, name) => {
      const ref = { company, domain };
      expect(docPaths.task(ref, name).split('/')).toEqual(['companies', company, 'domains', domain, 'tasks', name]);
      expect(storagePaths.label(ref, name).split('/')).toEqual(['companies', company, 'domains', domain, 'labels', name]);
      // The path of a collection has an odd number of segments, that of a document an even one.
      expect(firestorePaths.settings(ref).split('/').length % 2).toBe(1);
      expect(docPaths.addressPart({ ...ref, session: name }, 3).split('/').length % 2).toBe(0);
    }),
  );
});
