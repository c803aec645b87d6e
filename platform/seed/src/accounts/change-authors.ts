import { ASSISTANT, KEY_UID, MARCOS, MARIA } from './accounts.data';

/** The user who changed something, as records of changes and versions of settings store it. */
export interface ChangeAuthor {
  uid: string;
  name: string;
}

export const ANA: ChangeAuthor = { uid: KEY_UID, name: 'Ana Key' };
export const OTTO: ChangeAuthor = { uid: 'key-unverified', name: 'Otto Prado' };
export const NINA: ChangeAuthor = { uid: 'key-new', name: 'Nina Nunes' };
export const BRUNO: ChangeAuthor = { uid: 'key-blocked', name: 'Bruno Braga' };
export const MARCOS_LIMA: ChangeAuthor = { uid: MARCOS, name: 'Marcos Lima' };
export const MARIA_SOUZA: ChangeAuthor = { uid: MARIA, name: 'Maria Souza' };
export const ALICE: ChangeAuthor = { uid: ASSISTANT, name: 'Alice Assis' };
/** A key user who has been removed since. */
export const RITA: ChangeAuthor = { uid: 'key-rita', name: 'Rita Rocha' };
