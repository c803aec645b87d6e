import { Count, openApp, plainReading, type CountingConfig } from 'platform-counting';
import { docPaths, firestorePaths, sessionLimit } from 'shared-kit/model';
import { connect } from './api/connect';
import { delayOf, watchTotal } from './browser/live-change';
import { report } from './report';
import { withConsole } from './stack';
import { median, percentile } from './statistics';

// From the SDK's snapshot event to the frame that shows the change, on a list of 100 sessions (docs/performance.md). An app reads one address after
// another, and the total of its session rises. The event is observed by an earlier listener of the same client.
const BUDGET_MS = 20;
const CHANGES = 20;
const WARM_UP = 3;
const DOMAIN = { company: 'acme', domain: 'Central Warehouse' };
const PILOT = { email: 'pilot@demo.test', password: '123456' };

await withConsole(async (page, url, env) => {
  const { firestore } = connect(env);
  const app = await openApp((await (await fetch(`${url}/config.json`)).json()) as CountingConfig, PILOT);
  const count = await Count.begin(app, { domain: DOMAIN, name: 'Counted live' });
  await page.goto(`${url}/company/acme`);
  await page.getByRole('main').getByRole('link', { name: 'Central Warehouse', exact: true }).waitFor();
  // The query must have the domain's limit, like the query of the page, to get the same event.
  const { sessionCountLimit } = (await firestore.doc(docPaths.domain(DOMAIN)).get()).data() ?? {};
  const limit = sessionLimit(sessionCountLimit);
  await page.evaluate(watchTotal, { path: firestorePaths.sessions(DOMAIN), limit, id: count.ref.session });
  await page.getByRole('main').getByRole('link', { name: 'Central Warehouse', exact: true }).click();
  await page.getByRole('table', { name: 'Sessions' }).getByRole('link', { name: 'Counted live' }).waitFor();

  const delays: number[] = [];
  for (let change = 1; change <= WARM_UP + CHANGES; change++) {
    const delay = await delayOf(page, change, async () => {
      count.add(plainReading(`G0101${String(change).padStart(4, '0')}`, app.employee));
      await count.stored();
    });
    if (change > WARM_UP) delays.push(delay);
  }
  await count.end();
  await app.close();
  report({ bench: 'live-change', ours: median(delays), floor: BUDGET_MS, unit: 'ms after the event', budget: 1 });
  report({ bench: 'live-change-p95', ours: percentile(delays, 0.95), floor: BUDGET_MS, unit: 'ms after the event', budget: 1 });
});
