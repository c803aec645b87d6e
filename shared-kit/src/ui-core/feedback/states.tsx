import { InboxOutlined } from '@ant-design/icons-svg';
import type { ReactNode } from 'react';
import { useMessageText, useText } from '../../i18n';
import type { Message } from '../../model';
import { Button } from '../button/button';
import { namesOf, WithNames } from '../text/name';
import { coreIcons } from '../icon/core-icons';
import { Icon, type IconDefinition } from '../icon/icon';

interface ErrorStateProps {
  title?: ReactNode;
  /** What went wrong and what can be done about it. */
  message?: Message | string | undefined;
  /** Names in the message, which the browser's translation must not change. */
  names?: readonly string[] | undefined;
  onRetry?: () => void;
  /** What to do next, such as a link to the start page. */
  action?: ReactNode;
}

/** Shown in place of content that could not be loaded: the reason, and what to do next. */
export function ErrorState({ title, message, names, onRetry, action }: ErrorStateProps) {
  const { t } = useText('common');
  const messageText = useMessageText();
  return (
    <div className="ic-state" role="alert">
      <span className="ic-state-icon ic-state-icon-error">
        <Icon of={coreIcons.warning} />
      </span>
      <p className="ic-state-title">{title ?? t('state.errorTitle')}</p>
      {message !== undefined && (
        <p className="ic-state-text">
          <WithNames text={messageText(message)} names={names ?? namesOf(message)} />
        </p>
      )}
      {(onRetry || action) && (
        <div className="ic-state-actions">
          {onRetry && (
            <Button icon={<Icon of={coreIcons.retry} />} onClick={onRetry}>
              {t('action.retry')}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}

/** Shown in place of content that does not exist: what would be here, and what to do next. */
export function EmptyState({
  title,
  children,
  action,
  icon = InboxOutlined,
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  icon?: IconDefinition;
}) {
  return (
    <div className="ic-state">
      <span className="ic-state-icon">
        <Icon of={icon} />
      </span>
      <p className="ic-state-title">{title}</p>
      {children && <div className="ic-state-text">{children}</div>}
      {action && <div className="ic-state-actions">{action}</div>}
    </div>
  );
}
