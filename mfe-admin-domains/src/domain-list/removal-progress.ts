import type { Domain } from 'shared-kit/model';

/** How far the removal of a domain is, 0 to 1; null while that cannot be told. */
export function removalProgress(domain: Pick<Domain, 'removal'> | undefined): number | null {
  const removal = domain?.removal;
  return removal && removal.total > 0 ? removal.done / removal.total : null;
}
