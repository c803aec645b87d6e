import type {} from 'locales/texts/remotes';
import { KIT_VERSION } from 'shared-kit/host/contract';
import type { KitMismatch as Mismatch, RegistryEntry } from 'shared-kit/model/registry';
import { useText } from 'shared-kit/i18n';
import { Alert, Button, coreIcons, Icon, Page } from 'shared-kit/ui-core';
import { useRemoteTitle } from '../registry/use-remote-title';

/** Shown instead of a page that cannot run on this kit. Nothing of its remote is loaded. */
export default function KitMismatch({ remote, mismatch }: { remote: RegistryEntry; mismatch: Mismatch }) {
  const { t } = useText('common');
  const { t: own } = useText('remotes');
  const name = useRemoteTitle()(remote);
  const versions = { needed: remote.kit ?? '', own: KIT_VERSION };
  // Reloading helps if the open page has an older kit than the console by now.
  const reload = (
    <Button icon={<Icon of={coreIcons.retry} />} onClick={() => location.reload()}>
      {t('action.reload')}
    </Button>
  );
  return (
    <Page title={name}>
      <Alert severity="warning" title={own(`remote.${mismatch}Title`, { name })} action={reload}>
        {own(`remote.${mismatch}Text`, versions)}
      </Alert>
    </Page>
  );
}
