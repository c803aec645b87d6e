import { useText } from 'shared-kit/i18n';

type Known = 'mfe-auth' | 'mfe-dashboards' | 'mfe-admin-users' | 'mfe-admin-domains' | 'mfe-label-editor' | 'mfe-api-keys';

const KNOWN = new Map<string, `remote.name.${Known}`>([
  ['mfe-auth', 'remote.name.mfe-auth'],
  ['mfe-dashboards', 'remote.name.mfe-dashboards'],
  ['mfe-admin-users', 'remote.name.mfe-admin-users'],
  ['mfe-admin-domains', 'remote.name.mfe-admin-domains'],
  ['mfe-label-editor', 'remote.name.mfe-label-editor'],
  ['mfe-api-keys', 'remote.name.mfe-api-keys'],
]);

/** What users call a part of the console; one that came after this shell goes by its package's name. */
export function useRemoteName(): (remote: string) => string {
  const { t } = useText('common');
  return (remote) => {
    const key = KNOWN.get(remote);
    return key ? t(key) : remote;
  };
}
