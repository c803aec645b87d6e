import type { ApiResult } from 'shared-kit/api';
import { useText } from 'shared-kit/i18n';
import type { LinkTarget } from 'shared-kit/router';
import type { useConfirmedCall } from 'shared-kit/state';
import { Icon } from 'shared-kit/ui-core';
import { icons, RemoveButton } from 'shared-kit/ui-overlay';
import { GoButton } from '../../links/go-button';

export interface RowActionsProps {
  kind: 'label' | 'field' | 'license';
  /** Shared by all rows of a list, so that one is removed at a time. */
  removal: ReturnType<typeof useConfirmedCall>;
  /** The key of the row in the list. */
  id: string;
  name: string;
  edit?: LinkTarget | undefined;
  /** Says what is lost by removing it (DSET-10). */
  checkbox: string;
  remove: () => Promise<ApiResult>;
}

/** Opens the editor of a label design or manual input field; removes it, or a licence, after the user has ticked what is lost. */
export function RowActions({ kind, removal, id, name, edit, checkbox, remove }: RowActionsProps) {
  const { t } = useText('domains');
  const ask = () =>
    removal.ask({
      key: id,
      title: t(`dSett.${kind}.removeTitle`, { name }),
      message: t(`dSett.${kind}.removeMessage`),
      checkbox,
      confirmLabel: t(`dSett.${kind}.remove`, { name }),
      danger: true,
      call: remove,
    });
  return (
    <div className="do-actions">
      {edit && kind !== 'license' && (
        <GoButton
          target={edit}
          size="small"
          variant="text"
          icon={<Icon of={icons.edit} />}
          aria-label={t(`dSett.${kind}.edit`, { name })}
        />
      )}
      <RemoveButton label={t(`dSett.${kind}.remove`, { name })} loading={removal.running === id} onClick={() => void ask()} />
    </div>
  );
}
