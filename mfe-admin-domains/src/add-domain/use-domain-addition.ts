import { addDomain, type ApiResult } from 'shared-kit/api';
import { CODE, problem, tidyName } from 'shared-kit/model';
import { useState } from 'react';
import type { DomainDraft } from './domain-problems';

/** Adds a domain (DOM-09). After a lost answer, "name in use" means that the earlier attempt has added the domain. */
export function useDomainAddition() {
  // Names that were sent and not refused. The user may have added these domains already.
  const [sent, setSent] = useState<readonly string[]>([]);
  const add = async (
    company: string,
    { moderator, domain: typed, copies, source }: DomainDraft,
    currentDomains: readonly string[],
  ): Promise<ApiResult> => {
    const domain = tidyName(typed);
    const wasSent = sent.includes(domain);
    setSent((before) => [...before, domain]);
    const result = await addDomain({ company, parentUid: moderator, domain, currentDomains, ...(copies && { copyDomain: source }) });
    if (result.ok) return result;
    const { code } = result.problem;
    if (code === CODE.domainExists && wasSent) return { ok: true, message: problem(CODE.domainAdded) };
    if (code !== CODE.serviceUnavailable) setSent((before) => before.filter((name) => name !== domain));
    return result;
  };
  return { sent, add };
}
