import { connect } from './api/connect';
import { delayOf, watchSessions } from './browser/live-change';
import { withConsole } from './browser/with-console';
import { median, report } from './report';

// From the SDK's snapshot event to the frame that shows the change, on a list of 100 sessions (docs/performance.md). The event is observed by an
// earlier listener of the same client.
const BUDGET_MS = 20;
const CHANGES = 20;
const WARM_UP = 3;
const SESSIONS = 'companies/acme/domains/Central Warehouse/sessions';

await withConsole(async (page, url, env) => {
  const { firestore } = connect(env);
  const newest = (await firestore.collection(SESSIONS).orderBy('startTime', 'desc').limit(1).get()).docs[0]!.ref;
  await page.goto(`${url}/company/acme`);
  await page.getByRole('main').getByRole('link', { name: 'Central Warehouse', exact: true }).waitFor();
  // The query must have the domain's limit, like the query of the page, to get the same event.
  const { sessionCountLimit } = (await firestore.doc(SESSIONS.replace(/\/sessions$/, '')).get()).data() ?? {};
  await page.evaluate(watchSessions, { path: SESSIONS, limit: Number(sessionCountLimit ?? 100), id: newest.id });
  await page.getByRole('main').getByRole('link', { name: 'Central Warehouse', exact: true }).click();
  await page.getByRole('table', { name: 'Sessions' }).getByRole('link').first().waitFor();

  const delays: number[] = [];
  for (let change = 0; change < WARM_UP + CHANGES; change++) {
    const name = `Live change ${change}`;
    const delay = await delayOf(page, name, () => newest.update({ name }));
    if (change >= WARM_UP) delays.push(delay);
  }
  const slowest = [...delays].sort((a, b) => a - b)[Math.ceil(delays.length * 0.95) - 1]!;
  report({ bench: 'live-change', ours: Math.round(median(delays)), floor: BUDGET_MS, unit: 'ms after the event', budget: 1 });
  report({ bench: 'live-change-p95', ours: Math.round(slowest), floor: BUDGET_MS, unit: 'ms after the event', budget: 1 });
});
