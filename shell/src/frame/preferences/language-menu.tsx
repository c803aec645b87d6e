import { PSEUDO_LOCALE, SHOWN_LOCALES } from 'shared-kit/host/i18n';
import { useText } from 'shared-kit/i18n';
import { languageOf } from 'shared-kit/model';
import { coreIcons, Icon, MenuButton } from 'shared-kit/ui-core';
import { useLanguage } from './use-language';

/** The languages of the console (SHELL-01), in development also the made-up one (ADR-0081). */
export function LanguageMenu() {
  const { t } = useText('common');
  const { locale, choose } = useLanguage();
  return (
    <MenuButton
      variant="text"
      label={t('shell.language')}
      icon={<Icon of={coreIcons.language} />}
      end
      items={SHOWN_LOCALES.map((one) => ({
        key: one,
        label: one === PSEUDO_LOCALE ? one : languageOf(one).name,
        lang: one,
        selected: one === locale,
        onSelect: () => choose(one),
      }))}
    />
  );
}
