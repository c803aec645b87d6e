import { Random, reading } from 'platform-seed/readings';
import { drawPicture, picturesOf } from 'platform-seed/pictures';
import type { DomainRef, DomainSettings } from 'shared-kit/model';
import type { App } from './app';
import { Count, type Picture } from './count';
import type { CountedTask } from './domain';
import { pause } from './pause';
import { walk, type Stop } from './walk';

export interface PlayedCount {
  ref: DomainRef;
  settings: DomainSettings;
  task?: CountedTask | undefined;
  /** Readings per second. */
  rate: number;
  /** The longest time that it may take; a task ends with its last address. */
  seconds: number;
  /** Ends the count early, as whole as at its end. */
  signal: AbortSignal;
  /** Gets a line for the terminal now and then. */
  say: (line: string) => void;
  /** The URL of a session's page. */
  pageOf: (session: string) => string;
}

const REPORT_MS = 10_000;
/** So long may an answer take before a line says that the count waits for it. */
const SILENT_MS = 5000;

/** Counts as somebody with an app does, until the time is over, the task is done or the signal ends it. The session has ended then. */
export async function playCount(app: App, { ref, settings, task, rate, seconds, signal, say, pageOf }: PlayedCount): Promise<Count> {
  const count = await Count.begin(app, { domain: ref, name: task?.name ?? `Live count ${clock(new Date())}`, task });
  const what = task ? `the task "${task.name}" (${task.rows.length} addresses)` : ref.domain;
  say(`${app.employee.employeeName} counts ${what}, ${rate} readings a second: ${pageOf(count.ref.session)}`);
  const random = new Random(count.ref.session);
  const report = reporter(count, say);
  const start = Date.now();
  let read = 0;
  try {
    for (const stop of walk(random, settings.addrPattern, task?.rows)) {
      const due = start + (read / rate) * 1000;
      if (due - start >= seconds * 1000) break;
      await pause(due - Date.now(), signal);
      if (signal.aborted) break;
      read++;
      take(count, stop, { app, settings, random, number: read });
    }
    const isOurs = await count.end();
    const { total, empty, invalid } = count.figures;
    say(`The session has ended: ${total} addresses, ${empty} empty, ${invalid} invalid.`);
    if (count.refusedPictures > 0) say(`Storage refused ${count.refusedPictures} pictures; their readings are stored without them.`);
    if (!isOurs) say('The task was restarted or removed meanwhile; its state is left alone.');
  } finally {
    report.stop();
  }
  return count;
}

interface Taking {
  app: App;
  settings: DomainSettings;
  random: Random;
  /** The number of the reading, from 1. */
  number: number;
}

function take(count: Count, { address, row, status }: Stop, { app, settings, random, number }: Taking): void {
  const inputData = row?.inputData;
  const record = reading({ random, settings, address, checkedAt: Date.now(), employee: app.employee, inputData, status });
  const pictures = picturesOf(count.ref, record, settings, String(number).padStart(6, '0'));
  count.add(
    record,
    pictures.map((picture): Picture => ({ path: picture.path, draw: () => drawPicture(picture) })),
  );
}

/** Says now and then how far the count is, and once when the server is silent and when it answers again. */
function reporter(count: Count, say: (line: string) => void) {
  let silentSince: number | undefined;
  let told = false;
  let last = count.stores;
  const look = () => {
    const isSilent = count.waiting > 0 && count.stores === last;
    last = count.stores;
    silentSince = isSilent ? (silentSince ?? Date.now()) : undefined;
    if (silentSince !== undefined && Date.now() - silentSince >= SILENT_MS && !told) {
      told = true;
      say('The server does not answer. Readings are kept and sent when it is back.');
    } else if (!isSilent && told) {
      told = false;
      say('The server answers again.');
    }
  };
  const tell = () => {
    const { total, empty, invalid } = count.figures;
    const waiting = count.waiting > 0 && told ? `, ${readings(count.waiting)} not sent yet` : '';
    say(`${total} addresses, ${empty} empty, ${invalid} invalid${waiting}`);
  };
  const timers = [setInterval(look, 1000), setInterval(tell, REPORT_MS)];
  return { stop: () => timers.forEach(clearInterval) };
}

const readings = (number: number): string => (number === 1 ? '1 reading' : `${number} readings`);
const clock = (time: Date): string => [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
