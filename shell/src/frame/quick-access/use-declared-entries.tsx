import type { QuickEntry, RegistryEntry } from 'shared-kit/model/registry';
import { fillPath, type Company } from 'shared-kit/model';
import { useNavigate } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';
import { Icon } from 'shared-kit/ui-core';
import { useMemo } from 'react';
import { iconNamed } from '../drawer/icon-named';
import { useEntryLabel } from '../../registry/use-entry-label';
import { useRegistry } from '../../registry/registry';
import { guardDecision } from '../../routing/access';
import { accessTo } from '../../routing/route-at';
import type { Entry } from './entry';

/** A company or domain whose ids and names fill the placeholders of a declared entry. */
interface Subject {
  group: 'companies' | 'domains';
  name: string;
  hint?: string;
  ids: Readonly<Record<string, string>>;
  names: Readonly<Record<string, string>>;
}

const ofCompany = ({ id, exhibitionName }: Company): Subject => ({
  group: 'companies',
  name: exhibitionName,
  ids: { company: id },
  names: { company: exhibitionName },
});

const ofDomains = ({ id, exhibitionName, authDomains }: Company): Subject[] =>
  authDomains.map((domain) => ({
    group: 'domains',
    name: domain,
    hint: exhibitionName,
    ids: { company: id, domain },
    names: { company: exhibitionName, domain },
  }));

/** The entries that remotes declare for companies and domains, for each of this user's that the guards allow. Memoised, as there may be thousands. */
export function useDeclaredEntries(): readonly Entry[] {
  const { registry } = useRegistry();
  const account = useAccount();
  const label = useEntryLabel();
  const navigate = useNavigate({ always: true });
  return useMemo(() => {
    const { companies } = account;
    const subjects = { company: companies.map(ofCompany), domain: companies.flatMap(ofDomains) };
    const isOpen = (remote: RegistryEntry, { to }: QuickEntry) =>
      guardDecision(accessTo(remote, to) ?? 'elevated', to, account) === 'enter';

    return (registry?.remotes ?? []).flatMap((remote) =>
      remote.quickAccess.flatMap((entry) => {
        if (!entry.for || !isOpen(remote, entry)) return [];
        const icon = <Icon of={iconNamed(entry.icon)} />;
        return subjects[entry.for].map(({ group, name, hint, ids, names }): Entry => {
          const to = fillPath(entry.to, ids);
          return {
            id: `go:${to}`,
            label: label(entry, names) ?? name,
            hint,
            group,
            icon,
            onSearch: entry.onSearch,
            run: () => void navigate(to),
          };
        });
      }),
    );
  }, [registry, account, label, navigate]);
}
