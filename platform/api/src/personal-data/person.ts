import type { UserRecord } from 'firebase-admin/auth';
import { docPaths, firestorePaths } from 'shared-kit/model';
import { shown } from 'tooling/print';
import { ifSignIn } from '../firebase/missing-sign-in';
import { storedProfile, type StoredProfile } from '../documents/stored-profile';
import type { Firebase } from '../firebase/firebase';

/** How operators name a person of a company. At least one of the others is given. */
export interface NamedPerson {
  company: string;
  uid?: string | undefined;
  email?: string | undefined;
  employeeId?: string | undefined;
  /** As it stands in readings. */
  name?: string | undefined;
}

/** A person whose data are looked for: records have the uid, readings employee id and name. */
export interface Person {
  company: string;
  uid?: string | undefined;
  employeeId?: string | undefined;
  name?: string | undefined;
}

const NOT_CHANGED = 'Nothing was changed.';

async function requireCompany({ firestore }: Firebase, company: string): Promise<void> {
  if (!(await firestore.doc(docPaths.company(company)).get()).exists) throw new Error(`There is no company ${company}.`);
}

/** The person with what the profile knows, if there still is one. Refuses a company that is not there, and a user of other companies. */
export async function findPerson(firebase: Firebase, { company, email, ...named }: NamedPerson): Promise<Person> {
  await requireCompany(firebase, company);
  const uid = named.uid ?? (email === undefined ? undefined : await uidOf(firebase, email));
  const profile = uid === undefined ? undefined : await profileOf(firebase, uid);
  if (profile && !profile.companies.includes(company)) throw new Error(`${profile.uid} is no user of the company ${company}.`);
  const employeeId = named.employeeId ?? (profile?.employeeId || undefined);
  // Names of people change, and an employee id stays: only without one do readings have nothing else.
  const name = named.name ?? (employeeId === undefined ? profile?.name : undefined);
  return { company, uid, employeeId, name };
}

async function uidOf({ auth }: Firebase, email: string): Promise<string> {
  const account = await ifSignIn(auth.getUserByEmail(email));
  if (!account) throw new Error(`No user has the email ${email}. Name a removed person by --uid and --employee-id.`);
  return account.uid;
}

const profileOf = async ({ firestore }: Firebase, uid: string): Promise<StoredProfile | undefined> =>
  storedProfile(await firestore.doc(docPaths.user(uid)).get());

export const accountOf = ({ auth }: Firebase, uid: string): Promise<UserRecord | undefined> => ifSignIn(auth.getUser(uid));

/** Refuses a person who is still a user, or whose readings could be those of one. */
export async function requireRemoved(firebase: Firebase, person: Person): Promise<void> {
  const { company, uid, employeeId, name } = person;
  await requireCompany(firebase, company);
  if (uid !== undefined && ((await profileOf(firebase, uid)) || (await accountOf(firebase, uid))))
    throw new Error(`${uid} is still a user. Remove the user in the console first. ${NOT_CHANGED}`);
  if (employeeId === undefined && name === undefined) return;
  const users = firebase.firestore.collection(firestorePaths.users());
  const { docs } = await (
    employeeId === undefined ? users.where('employeeName', '==', name) : users.where('employeeId', '==', employeeId)
  ).get();
  const same = docs
    .flatMap((user) => storedProfile(user) ?? [])
    .find((user) => user.companies.includes(company) && isOf(person, { employeeId: user.employeeId, employeeName: user.name }));
  if (same)
    throw new Error(
      shown`${same.uid} (${same.name}) is still a user with this ${employeeId === undefined ? 'name' : 'employee id'}. ` +
        `Name the removed person by both, --employee-id and --name, as they stand in the readings. ${NOT_CHANGED}`,
    );
}

/** Whether a reading is one of the person: it has what is known of employee id and name. */
export function isOf({ employeeId, name }: Person, reading: Readonly<Record<string, unknown>>): boolean {
  if (employeeId === undefined && name === undefined) return false;
  const has = (field: string, value: string | undefined) => value === undefined || reading[field] === value;
  return has('employeeId', employeeId) && has('employeeName', name);
}
