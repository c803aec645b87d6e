import type { Firestore } from 'firebase-admin/firestore';
import { CHANGE_ACTIONS, firestorePaths } from 'shared-kit/model';
import type { Clock } from '../ground/clock';
import { CHANGES } from './changes.data';
import type { DemoChange } from './demo-change';

/** Records of this age and older have the earlier form, without names (ADR-0022). */
const OLD_FORM_DAYS = 18;

const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';

/** An IP address in the company's network for each person. */
const addressOf = (uid: string): string => `10.1.2.${3 + ([...uid].reduce((sum, char) => sum + char.codePointAt(0)!, 0) % 200)}`;

function documentOf({ age, minutes, by, action, name, domain, settings, ...change }: DemoChange, clock: Clock) {
  const isPlatform = by.name === '';
  const old = {
    at: clock.daysAgo(age, minutes),
    by: by.uid,
    parentUid: isPlatform ? null : change.parentUid,
    ip: isPlatform ? '' : addressOf(by.uid),
    userAgent: isPlatform ? 'hourly retry' : LAPTOP,
    action,
    target: change.target,
    fields: [...(change.fields ?? [])],
  };
  if (age >= OLD_FORM_DAYS) return old;
  return {
    ...old,
    byName: by.name || null,
    subject: { kind: CHANGE_ACTIONS[action], name },
    ...(domain !== undefined && { domain }),
    ...(settings && { settings }),
  };
}

/** The demo's records of changes, in one batch; old ones have the form of their time. */
export async function writeChanges(firestore: Firestore, clock: Clock): Promise<void> {
  const batch = firestore.batch();
  CHANGES.forEach((change, index) => {
    const id = `demo-${String(index + 1).padStart(3, '0')}`;
    batch.set(firestore.doc(`${firestorePaths.audit(change.company)}/${id}`), documentOf(change, clock));
  });
  await batch.commit();
}
