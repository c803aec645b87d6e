import { lazyPart } from 'shared-kit/ui-core';
import { useRegistry } from '../registry/registry';

// If the code of the note does not arrive, the console works without it.
const LeftOutNote = lazyPart(
  () => import('./registry-faults-part').then(({ loadLeftOutNote }) => loadLeftOutNote()).catch(() => ({ default: () => null })),
  null,
);

/** Lists the registry entries that the console leaves out, if any (docs/remote-contract.md). */
export function RemotesLeftOut() {
  const { registry } = useRegistry();
  return registry?.leftOut.length ? <LeftOutNote /> : null;
}
