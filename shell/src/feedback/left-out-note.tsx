import type {} from 'locales/texts/remotes';
import type { LeftOut } from 'shared-kit/model/registry';
import { formatList, useText } from 'shared-kit/i18n';
import { Alert, WithNames } from 'shared-kit/ui-core';
import { useRegistry } from '../registry/registry';
import { useLeftOutReason } from '../registry/use-left-out-reason';

/** Lists the registry entries that the console leaves out, with the reasons. */
export default function LeftOutNote() {
  const { t } = useText('remotes');
  const { registry } = useRegistry();
  const reasonOf = useLeftOutReason();
  const withReason = (one: LeftOut) => `${one.name} (${reasonOf(one)})`;
  return (
    <Alert severity="warning">
      <WithNames
        text={t('unusable.note', { names: formatList((registry?.leftOut ?? []).map(withReason)) })}
        names={[...(registry?.leftOut ?? []).map(({ name }) => name)]}
      />
    </Alert>
  );
}
