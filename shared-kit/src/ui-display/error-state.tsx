import { Result } from 'antd';
import { useMessageText, useText } from '../i18n';
import { Button, coreIcons, Icon, WithNames } from '../ui-core';
import type { ErrorStateProps } from '../ui-core/feedback/lean-states';
import { namesOf } from '../ui-core/text/name';
import { AntdTheme } from '../ui-antd/antd-theme';
import { DisplayIcon } from './display-icon';

/** Replaces something that could not be shown: the reason, and what to do next. */
export function ErrorState({ title, message, names, onRetry, retrying, action }: ErrorStateProps) {
  const { t } = useText('common');
  const text = useMessageText();
  return (
    <AntdTheme>
      <Result
        role="alert"
        className="ic-failure"
        status="error"
        icon={<DisplayIcon of={coreIcons.warning} />}
        title={title ?? t('state.errorTitle')}
        subTitle={message === undefined ? undefined : <WithNames text={text(message)} names={names ?? namesOf(message)} />}
        extra={
          (onRetry || action) && (
            <>
              {onRetry && (
                <Button icon={<Icon of={coreIcons.retry} />} loading={retrying} onClick={onRetry}>
                  {t('action.retry')}
                </Button>
              )}
              {action}
            </>
          )
        }
      />
    </AntdTheme>
  );
}
