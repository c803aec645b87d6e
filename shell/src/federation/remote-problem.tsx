import type { RegistryEntry } from 'shared-kit/model/registry';
import { useText } from 'shared-kit/i18n';
import { Alert, Button, coreIcons, Icon, Page } from 'shared-kit/ui-core';
import { useRemoteTitle } from '../registry/use-remote-title';

export interface RemoteProblemProps {
  remote: RegistryEntry;
  /** The page or code of it did not arrive; otherwise it has crashed. */
  isMissing: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** Shown instead of a page that could not be loaded or has crashed: names the remote and offers Retry. */
export function RemoteProblem({ remote, isMissing, retrying, onRetry }: RemoteProblemProps) {
  const { t } = useText('common');
  const name = useRemoteTitle()(remote);
  return (
    <Page title={name}>
      <Alert
        severity="error"
        title={isMissing ? t('remote.unavailableTitle', { name }) : t('remote.crashedTitle', { name })}
        action={
          <Button icon={<Icon of={coreIcons.retry} />} loading={retrying} onClick={onRetry}>
            {t('action.retry')}
          </Button>
        }
      >
        {isMissing ? t('remote.unavailableText') : t('remote.crashedText')}
      </Alert>
    </Page>
  );
}
