import { useText } from 'shared-kit/i18n';
import { languageOf, LOCALES } from 'shared-kit/model';
import { coreIcons, Icon, MenuButton } from 'shared-kit/ui-core';
import { useLanguage } from './use-language';

/** The four languages (SHELL-01). */
export function LanguageMenu() {
  const { t } = useText('common');
  const { locale, choose } = useLanguage();
  return (
    <MenuButton
      variant="text"
      label={t('shell.language')}
      icon={<Icon of={coreIcons.language} />}
      end
      items={LOCALES.map((one) => ({
        key: one,
        label: languageOf(one).name,
        lang: one,
        selected: one === locale,
        onSelect: () => choose(one),
      }))}
    />
  );
}
