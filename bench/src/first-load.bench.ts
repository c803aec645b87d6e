import { anyFreePorts } from 'tooling/stack';
import { visit, type FirstLoad, type Target } from './browser/first-load';
import { visitRows, type FirstRows } from './browser/first-rows';
import { report } from './report';
import { inTurn, rounds, type Statistic } from './rounds';
import { withBrowser, withPage, withStack } from './stack';

// Bytes of scripts up to the login screen and up to the first table, time to a usable login and to live rows (docs/performance.md). A react-admin
// application with the same two screens is to have its rows later. Bytes are the same on every machine, so their ceilings are no ratios.
const LOGIN_KB = 240;
const TABLE_KB = 450;

type Name = 'console' | 'floor' | 'react-admin';
type Figure = keyof FirstLoad | keyof FirstRows;

const ports = await anyFreePorts();
const emulators = `?authPort=${ports.auth}&firestorePort=${ports.firestore}`;

await withPage('floor', (floor) =>
  withPage('react-admin', (reactAdmin) =>
    withStack(
      (stack) =>
        withBrowser(async (browser) => {
          const targets: Record<Name, Target> = {
            console: {
              // Opened without a sign-in, so the console redirects to the login first, and to the table afterwards.
              url: `${stack.url}/company/acme/domains/Central%20Warehouse`,
              rows: 'table[aria-label=Sessions] tbody a',
            },
            floor: { url: `${floor}/${emulators}`, rows: '.ant-table-row' },
            'react-admin': { url: `${reactAdmin}/${emulators}`, rows: 'tbody .RaDataTable-row .column-name' },
          };
          compare(
            await rounds(async (round) => {
              const figures: Record<string, number> = {};
              for (const name of inTurn(Object.keys(targets) as Name[], round)) {
                const visited = { ...(await visit(browser, targets[name])), ...(await visitRows(browser, targets[name])) };
                for (const [figure, value] of Object.entries(visited)) figures[`${name}.${figure}`] = value;
              }
              return figures;
            }),
          );
        }),
      { ports, moreOrigins: [floor, reactAdmin] },
    ),
  ),
);

function compare(measured: Record<string, Statistic>): void {
  const of = (name: Name, figure: Figure) => measured[`${name}.${figure}`]!;
  const one = (bench: string, figure: Figure, unit: string, budget: number, scale = 1) => {
    const scaled = (name: Name) => ({ ...of(name, figure), median: of(name, figure).median / scale });
    report({ bench, ours: scaled('console'), floor: scaled('floor'), unit, budget, beside: { 'react-admin': scaled('react-admin') } });
  };
  const beforeReactAdmin = (bench: string, figure: Figure) =>
    report({ bench, ours: of('console', figure), floor: of('react-admin', figure), unit: 'ms', budget: 1 });
  const ofFloor = (figure: Figure, kb: number) => (kb * 1024) / of('floor', figure).median;
  one('js-to-login', 'loginBytes', 'KB gzip', ofFloor('loginBytes', LOGIN_KB), 1024);
  one('js-to-first-table', 'tableBytes', 'KB gzip', ofFloor('tableBytes', TABLE_KB), 1024);
  one('first-paint', 'firstPaint', 'ms', 0.7);
  one('usable-login', 'loginReady', 'ms', 1.05);
  one('log-in-to-rows', 'afterSignIn', 'ms', 1.2);
  one('reload-to-rows', 'afterReload', 'ms', 1);
  beforeReactAdmin('log-in-to-rows-of-react-admin', 'afterSignIn');
  beforeReactAdmin('reload-to-rows-of-react-admin', 'afterReload');
}
