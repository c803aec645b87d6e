import type {} from 'locales/texts/remotes';
import { useText } from 'shared-kit/i18n';
import { Alert } from 'shared-kit/ui-core';
import { LonePage } from '../feedback/lone-page';

/** Shown instead of the console when `/config.json` is missing or wrong: tells operators what to correct. */
export function FaultyConfig({ faults }: { faults: readonly string[] }) {
  const { t } = useText('common');
  const { t: own } = useText('remotes');
  return (
    <LonePage title={own('config.title')} text={own('config.text')} action={t('action.reload')} onAction={() => location.reload()}>
      <Alert severity="error" title={own('config.faults')}>
        <ul className="ic-mono">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </Alert>
    </LonePage>
  );
}
