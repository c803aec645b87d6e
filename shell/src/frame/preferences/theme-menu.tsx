import { THEME_MODES } from 'shared-kit/host/ui-core';
import { useText } from 'shared-kit/i18n';
import { coreIcons, Icon, MenuButton, useThemeMode } from 'shared-kit/ui-core';
import { THEME_TEXTS } from './choices';

/** Chooses the theme: light, dark, or that of the system. */
export function ThemeMenu() {
  const { t } = useText('common');
  const { mode, setMode } = useThemeMode();
  return (
    <MenuButton
      variant="text"
      label={t('shell.theme')}
      icon={<Icon of={coreIcons.theme} />}
      end
      items={THEME_MODES.map((one) => ({ key: one, label: t(THEME_TEXTS[one]), selected: one === mode, onSelect: () => setMode(one) }))}
    />
  );
}
