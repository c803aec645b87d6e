import { LOCALES, setLocale, useText, type Locale } from 'shared-kit/i18n';
import { useFeedback } from 'shared-kit/state';
import { coreIcons, Icon, MenuButton } from 'shared-kit/ui-core';

/** Each language in its own words, so that everybody finds theirs. */
const NAMES: Record<Locale, string> = {
  'en-GB': 'English (GB)',
  'en-US': 'English (US)',
  'pt-BR': 'Português (BR)',
  'es-ES': 'Español (ES)',
};

/** The four languages (SHELL-01). */
export function LanguageMenu() {
  const { t, locale } = useText('common');
  const { snackbar } = useFeedback();
  const choose = (chosen: Locale) => {
    setLocale(chosen).catch(() => snackbar({ message: t('shell.languageFailed'), severity: 'error', duration: 5000 }));
  };
  return (
    <MenuButton
      variant="text"
      label={t('shell.language')}
      icon={<Icon of={coreIcons.language} />}
      end
      items={LOCALES.map((one) => ({
        key: one,
        label: NAMES[one],
        lang: one,
        selected: one === locale,
        onSelect: () => choose(one),
      }))}
    />
  );
}
