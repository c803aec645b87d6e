import { domainsOf, moderatorsOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import { MAX_LABEL_DESIGNS, nameOrder, responsibleModerator, whyUnchangeable } from 'shared-kit/model';
import { useLiveList } from 'shared-kit/state';
import { useDomainSettings } from 'shared-kit/ui-domain';

/** Reads what a copy into a domain needs; without a domain only the list of domains. */
export function useCopyTarget(company: string, domain: string | null) {
  const { locale } = useText('labelEditor');
  const domains = useLiveList(domainsOf(company));
  const moderators = useLiveList(moderatorsOf(company));
  const { status, settings, problem, retry } = useDomainSettings(domain === null ? null : { company, domain });
  const chosen = domains.data.find(({ id }) => id === domain);
  const open = domains.data.filter((one) => whyUnchangeable(one, moderators.data) === null).map(({ id }) => id);
  const isKnown = domain !== null && (status === 'ready' || status === 'missing');
  const names = isKnown ? (settings?.labelDesigns.map(({ name }) => name) ?? []) : null;
  const failed = [domains, moderators, { status, problem, retry }].find((one) => one.status === 'error');
  return {
    /** Domains of the company that labels can be added to, by name. */
    domains: open.sort(nameOrder(locale)),
    loading: domains.status === 'loading' || moderators.status === 'loading',
    problem: failed?.problem,
    retry: failed?.retry ?? retry,
    /** Names of the labels of the chosen domain; null while they are being read. */
    names,
    isFull: (names?.length ?? 0) >= MAX_LABEL_DESIGNS,
    /** The moderator on whose behalf the chosen domain is changed; undefined when no moderator is responsible for it. */
    parentUid: chosen && responsibleModerator(chosen, moderators.data)?.uid,
  };
}
