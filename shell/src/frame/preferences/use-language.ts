import { setLocale, useText } from 'shared-kit/i18n';
import { SNACKBAR_MS, type Locale } from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';

/** The current language, and a function to change it, which reports texts that cannot be loaded. */
export function useLanguage(): { locale: Locale; choose: (locale: Locale) => void } {
  const { t, locale } = useText('common');
  const { snackbar } = useFeedback();
  const choose = (chosen: Locale) => {
    setLocale(chosen).catch(() => snackbar({ message: t('shell.languageFailed'), severity: 'error', duration: SNACKBAR_MS.error }));
  };
  return { locale, choose };
}
