import { useText } from '../../i18n';
import { ariaKeys, isSingleKey, keyText } from '../../state/actions/keys';
import { useAction } from '../../state/use-action';
import { useSingleKeys } from '../../state/use-single-keys';
import { Button, type ButtonProps } from './button';

/** The tooltip and `aria-keyshortcuts` of a control that has a shortcut. Empty while shortcuts of single keys are turned off. */
export function useShortcutProps(keys: string | undefined): { title?: string; 'aria-keyshortcuts'?: string | undefined } {
  const { t } = useText('common');
  const [singleKeys] = useSingleKeys();
  if (!keys || (isSingleKey(keys) && !singleKeys)) return {};
  return { title: t('shortcuts.hint', { keys: keyText(keys) }), 'aria-keyshortcuts': ariaKeys(keys) };
}

interface ActionButtonProps extends Omit<ButtonProps, 'onClick' | 'children' | 'aria-label' | 'title'> {
  /** The id of the action, such as `tasks.create`. It never changes. */
  action: string;
  /** Its label, in the button and wherever else the action is named. */
  children: string;
  /** Such as `c`, or `g t` for two pressed one after the other. */
  keys?: string;
  onRun: () => void;
}

/** A button whose action is also a shortcut and an entry of the quick access, while the button is mounted and enabled. */
export function ActionButton({ action, children, keys, onRun, ...button }: ActionButtonProps) {
  const shortcut = useShortcutProps(keys);
  const usable = !button.disabled && !button.loading;
  useAction(usable ? { id: action, label: children, keys, icon: button.icon, run: onRun } : null);
  return (
    <Button {...button} {...shortcut} onClick={onRun}>
      {children}
    </Button>
  );
}
