import { docPaths, firestorePaths, type ChangeAction, type ChangedSettings, type DomainRef } from 'shared-kit/model';
import { MARCOS, MARIA } from '../accounts/accounts.data';
import type { ChangeAuthor } from '../accounts/change-authors';
import { CENTRAL_WAREHOUSE, COLD_STORE } from '../companies/companies.data';

/** A change, of which a record in the old or the new form is written. */
export interface DemoChange {
  company: string;
  /** Days before today. */
  age: number;
  minutes: number;
  by: ChangeAuthor;
  parentUid: string | null;
  action: ChangeAction;
  target: string;
  name: string;
  fields?: readonly string[];
  domain?: string;
  settings?: ChangedSettings;
}

type Thing = Pick<DemoChange, 'company' | 'target' | 'name' | 'parentUid'>;

const parentOf = ({ domain }: DomainRef): string => (domain === COLD_STORE.domain ? MARIA : MARCOS);

const ofAcme = (target: string, name: string, parentUid: string | null = MARCOS): Thing => ({ company: 'acme', target, name, parentUid });
const ofDomain = (ref: DomainRef, target: string, name: string, parentUid: string | null = parentOf(ref)): Thing => ({
  company: ref.company,
  target,
  name,
  parentUid,
});

/** What was changed, as records name it. */
export const user = (uid: string, name: string, parentUid?: string | null): Thing => ofAcme(docPaths.user(uid), name, parentUid);
export const apiKey = (id: string, name: string): Thing => ofAcme(docPaths.apiKey('acme', id), name);
export const license = (id: string, name: string) => ({ ...ofAcme(docPaths.license('acme', id), name), domain: CENTRAL_WAREHOUSE.domain });
export const session = (ref: DomainRef, id: string, name: string): Thing => ofDomain(ref, docPaths.session({ ...ref, session: id }), name);
export const task = (ref: DomainRef, name: string): Thing => ofDomain(ref, `${firestorePaths.tasks(ref)}/${name}`, name);
/** The domain itself, or a label or field of its settings when `name` is given. */
export const inDomain = (ref: DomainRef, name = ref.domain, parentUid?: string | null): Thing =>
  ofDomain(ref, docPaths.domain(ref), name, parentUid);

type Extra = Pick<DemoChange, 'fields' | 'settings'>;

/** Who did what to which thing, and how many days and minutes before today. */
export const change = (
  age: number,
  minutes: number,
  by: ChangeAuthor,
  action: ChangeAction,
  thing: Thing & { domain?: string },
  extra: Extra = {},
): DemoChange => ({ age, minutes, by, action, ...thing, ...extra });
