import { ASSISTANT, KEY_UID, MARCOS, MARIA } from './accounts.data';

/** The user who changed something, as records of changes and versions of settings store it. */
export interface Person {
  uid: string;
  name: string;
}

export const ANA: Person = { uid: KEY_UID, name: 'Ana Key' };
export const OTTO: Person = { uid: 'key-unverified', name: 'Otto Prado' };
export const NINA: Person = { uid: 'key-new', name: 'Nina Nunes' };
export const BRUNO: Person = { uid: 'key-blocked', name: 'Bruno Braga' };
export const MARCOS_LIMA: Person = { uid: MARCOS, name: 'Marcos Lima' };
export const MARIA_SOUZA: Person = { uid: MARIA, name: 'Maria Souza' };
export const ALICE: Person = { uid: ASSISTANT, name: 'Alice Assis' };
/** A key user who has been removed since. */
export const RITA: Person = { uid: 'key-rita', name: 'Rita Rocha' };
