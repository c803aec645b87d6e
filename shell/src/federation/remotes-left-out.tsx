import { useText } from 'shared-kit/i18n';
import { LeanAlert } from 'shared-kit/ui-core';
import { useRegistry } from './registry';
import { useLeftOutReason } from './use-left-out-reason';

/** Names the registry entries that the console does without (design.md section 3). */
export function RemotesLeftOut() {
  const { t } = useText('common');
  const { registry } = useRegistry();
  const reasonOf = useLeftOutReason();
  if (!registry?.leftOut.length) return null;
  const names = registry.leftOut.map((one) => `${one.name} (${reasonOf(one)})`).join(', ');
  return <LeanAlert severity="warning">{t('remote.leftOut', { names })}</LeanAlert>;
}
