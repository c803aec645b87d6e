import { gunzipSync } from 'node:zlib';
import { collection, doc, getDoc, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import {
  DEFAULT_SETTINGS_TEXTS,
  docPaths,
  firestorePaths,
  readSettings,
  type DomainRef,
  type DomainSettings,
  type TaskRow,
} from 'shared-kit/model';
import type { App } from './app';
import { CountError } from './count-error';

/** A task that an app takes, with its whole list. */
export interface CountedTask {
  name: string;
  orderedColumns: string[];
  rows: TaskRow[];
}

/** The latest settings of the domain (D-44). @throws a {@link CountError} when there is no such domain in the user's profile. */
export async function readDomain(app: App, domain: string): Promise<{ ref: DomainRef; settings: DomainSettings }> {
  const ref = { company: app.company, domain };
  if (!app.domains.includes(domain)) {
    const own = app.domains.length > 0 ? `counts in ${app.domains.join(', ')}` : 'has no domain to count in';
    throw new CountError(`${app.email} ${own}, and not in "${domain}".`);
  }
  if (!(await getDoc(doc(app.db, docPaths.domain(ref)))).exists())
    throw new CountError(`There is no domain "${domain}" in the company ${app.company} any more.`);
  const newest = query(collection(app.db, firestorePaths.settings(ref)), orderBy('createdDate', 'desc'), limit(1));
  const stored = (await getDocs(newest)).docs[0]?.data() ?? {};
  return { ref, settings: readSettings(stored, DEFAULT_SETTINGS_TEXTS) };
}

/**
 * The pending task of this name, or the oldest one that is pending. @throws a {@link CountError} when there is none, or its list cannot be read.
 */
export async function takeTask(app: App, ref: DomainRef, name?: string): Promise<CountedTask> {
  const waiting = await getDocs(query(collection(app.db, firestorePaths.tasks(ref)), where('state', '==', 'PENDING')));
  const byAge = [...waiting.docs].sort((a, b) => millisOf(a.get('createdDate')) - millisOf(b.get('createdDate')));
  const found = name === undefined ? byAge[0] : byAge.find(({ id }) => id === name);
  if (!found)
    throw await noSuchTask(
      app,
      ref,
      name,
      byAge.map(({ id }) => id),
    );
  const parts = Number(found.get('payloadParts')) || 0;
  const payload = await Promise.all(
    Array.from({ length: parts }, (_, part) => getDoc(doc(app.db, docPaths.payloadPart(ref, found.id, part)))),
  );
  return { name: found.id, ...unpacked(found.id, payload.map((part) => String(part.get('data') ?? '')).join('')) };
}

const millisOf = (time: unknown): number => (time as { toMillis?: () => number } | undefined)?.toMillis?.() ?? 0;

async function noSuchTask(app: App, ref: DomainRef, name: string | undefined, waiting: string[]): Promise<CountError> {
  const hint =
    waiting.length > 0 ? `Pending in ${ref.domain}: ${waiting.join(', ')}.` : `No task of ${ref.domain} is pending: create or restart one.`;
  if (name === undefined) return new CountError(hint);
  const task = await getDoc(doc(app.db, docPaths.task(ref, name)));
  const reason = task.exists() ? `is ${String(task.get('state'))}, not PENDING` : 'does not exist';
  return new CountError(`The task "${name}" ${reason}. ${hint}`);
}

/** Unpacks a list as apps have to: base64, gzip, JSON (D-65). */
function unpacked(name: string, data: string): Omit<CountedTask, 'name'> {
  try {
    const { orderedColumns, rows } = JSON.parse(gunzipSync(Buffer.from(data, 'base64')).toString('utf8')) as Partial<CountedTask>;
    if (Array.isArray(orderedColumns) && Array.isArray(rows)) return { orderedColumns, rows };
  } catch {
    // Said below.
  }
  throw new CountError(`The list of the task "${name}" cannot be read.`);
}
