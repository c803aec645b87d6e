import { useText } from 'shared-kit/i18n';
import { coreIcons, Icon, MenuButton, THEME_MODES, useThemeMode, type ThemeMode } from 'shared-kit/ui-core';

const TEXTS = {
  light: 'shell.themeLight',
  dark: 'shell.themeDark',
  system: 'shell.themeSystem',
} as const satisfies Record<ThemeMode, string>;

/** Light, dark, or as the system has it. */
export function ThemeMenu() {
  const { t } = useText('common');
  const { mode, setMode } = useThemeMode();
  return (
    <MenuButton
      variant="text"
      label={t('shell.theme')}
      icon={<Icon of={coreIcons.theme} />}
      end
      items={THEME_MODES.map((one) => ({ key: one, label: t(TEXTS[one]), selected: one === mode, onSelect: () => setMode(one) }))}
    />
  );
}
