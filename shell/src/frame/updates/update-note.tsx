import { useText } from 'shared-kit/i18n';
import { useConsoleStore, useFeedback } from 'shared-kit/state';
import { adoptOwnStyles } from 'shared-kit/host/ui-core';
import { Button, coreIcons, Icon } from 'shared-kit/ui-core';
import { useNewerVersion } from './use-newer-version';
import updatesCss from './updates.css';

adoptOwnStyles(updatesCss);

/** Says in the top bar that a newer version of the console is published, and offers to reload the page. */
export function UpdateNote({ reload = () => location.reload() }: { reload?: () => void }) {
  const { t } = useText('common');
  const newer = useNewerVersion();
  const { confirm } = useFeedback();
  const { unsaved } = useConsoleStore();
  const ask = async () => {
    const message = unsaved.any() ? t('unsaved.message') : t('update.text');
    if (
      !(await confirm({
        title: t('update.title'),
        message,
        confirmLabel: t('action.reload'),
        cancelLabel: t('update.later'),
        danger: unsaved.any(),
        ofConsole: true,
      }))
    )
      return;
    // The user has just agreed to lose unsaved changes, so the browser must not ask again.
    unsaved.forget();
    reload();
  };
  if (!newer) return null;
  return (
    // eslint-disable-next-line inventory/no-live-region -- once for each new version
    <span role="status">
      <Button
        size="small"
        className="ic-update"
        icon={<Icon of={coreIcons.retry} />}
        aria-label={t('update.title')}
        aria-haspopup="dialog"
        onClick={() => void ask()}
      >
        <span className="ic-update-text">{t('update.badge')}</span>
      </Button>
    </span>
  );
}
