import { isSingleKey, keyText, useSingleKeys, type Action, type ActionGroup } from 'shared-kit/host/state';
import { useText } from 'shared-kit/i18n';
import { adoptOwnStyles } from 'shared-kit/host/ui-core';
import { Button, coreIcons, Icon, NativeSwitch } from 'shared-kit/ui-core';
import { NativeDialog } from '../../overlay/native-dialog';
import overlayCss from '../../overlay/overlay.css';
import { KeyCaps } from './key-caps';
import { SHELL_KEYS } from './overlay';
import shortcutsCss from './shortcuts-sheet.css';
import { TableKeys } from './table-keys';
import { useUsableActions } from './use-usable-actions';

adoptOwnStyles(overlayCss);
adoptOwnStyles(shortcutsCss);

const GROUPS = ['page', 'go', 'general'] as const satisfies readonly ActionGroup[];

/** Lists the shortcuts that work on the open page, with a switch that turns off those without Ctrl (WCAG 2.1.4). */
export default function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useText('common');
  const { t: own } = useText('remotes');
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const actions = useUsableActions().filter(({ keys }) => keys !== undefined);
  return (
    <NativeDialog className="ic-sheet" label={t('shortcuts.title')} onClose={onClose}>
      <div className="ic-sheet-head">
        <h2 className="ic-heading">{t('shortcuts.title')}</h2>
        <Button variant="text" icon={<Icon of={coreIcons.close} />} aria-label={t('action.close')} onClick={onClose} />
      </div>
      <div className="ic-sheet-body">
        {GROUPS.map((group) => (
          <Group
            key={group}
            title={t(`actions.${group}`)}
            actions={actions.filter((action) => (action.group ?? 'page') === group)}
            singleKeys={singleKeys}
          />
        ))}
        <TableKeys />
        <div className="ic-shortcuts-foot">
          <NativeSwitch checked={singleKeys} onChange={setSingleKeys} aria-describedby="single-keys-help">
            {own('shortcuts.single')}
          </NativeSwitch>
          <p className="ic-help" id="single-keys-help">
            {own('shortcuts.singleHelp')}
          </p>
          <p className="ic-help">{own('shortcuts.rest', { keys: keyText(SHELL_KEYS.quickAccess) })}</p>
        </div>
      </div>
    </NativeDialog>
  );
}

function Group({ title, actions, singleKeys }: { title: string; actions: readonly Action[]; singleKeys: boolean }) {
  const { t } = useText('common');
  if (actions.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="ic-group-title ic-shortcuts-group">{title}</h3>
      <dl className="ic-shortcuts">
        {actions.map(({ id, label, keys = '' }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{singleKeys || !isSingleKey(keys) ? <KeyCaps keys={keys} /> : <span className="ic-muted">{t('shortcuts.off')}</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
