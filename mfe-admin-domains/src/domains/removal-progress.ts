import type { Domain } from 'shared-kit/model';

/** The progress of a domain's removal, from 0 to 1; null while it is unknown. */
export function removalProgress(domain: Pick<Domain, 'removal'> | undefined): number | null {
  const removal = domain?.removal;
  return removal && removal.total > 0 ? removal.done / removal.total : null;
}
