import type { RegistryEntry } from 'shared-kit/contract';
import { useText } from 'shared-kit/i18n';
import { Button, coreIcons, Icon, LeanAlert, Page } from 'shared-kit/ui-core';
import { isExpectedFailure } from './remote-failure';
import { useRemoteTitle } from './use-remote-title';

export interface RemoteProblemProps {
  remote: RegistryEntry;
  /** Null if the page keeps waiting for its code. */
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** Shown instead of a page that could not be loaded or has crashed: names the remote and offers Retry. */
export function RemoteProblem({ remote, error, retrying, onRetry }: RemoteProblemProps) {
  const { t } = useText('common');
  const name = useRemoteTitle()(remote);
  const loading = error === null || isExpectedFailure(error);
  return (
    <Page title={name}>
      <LeanAlert
        severity="error"
        title={loading ? t('remote.unavailableTitle', { name }) : t('remote.crashedTitle', { name })}
        action={
          <Button icon={<Icon of={coreIcons.retry} />} loading={retrying} onClick={onRetry}>
            {t('action.retry')}
          </Button>
        }
      >
        {loading ? t('remote.unavailableText') : t('remote.crashedText')}
      </LeanAlert>
    </Page>
  );
}
