import { useText } from 'shared-kit/i18n';
import { languageOf, LOCALES, type Locale } from 'shared-kit/model';
import { adoptOwnStyles } from 'shared-kit/host/ui-core';
import { Button, coreIcons, Icon } from 'shared-kit/ui-core';
import { endTranslation } from '../../translation/page-translation';
import ownLanguagesCss from './own-languages.css';
import { useLanguage } from '../preferences/use-language';

adoptOwnStyles(ownLanguagesCss);

/** The console's languages by their own names, for users whose browser translates the page. Excluded from the translation. */
export default function OwnLanguagesLine({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useText('common');
  const { choose } = useLanguage();
  const chooseOwn = (locale: Locale) => {
    endTranslation();
    choose(locale);
  };
  return (
    // eslint-disable-next-line no-restricted-syntax -- once, and only a choice of the language changes it
    <div role="status" translate="no" className="ic-alert ic-alert-info ic-own-languages">
      <Icon of={coreIcons.language} />
      <div className="ic-alert-body">
        <span>{t('shell.ownLanguages')}</span>
        {LOCALES.map((locale) => (
          <Button key={locale} variant="link" lang={locale} onClick={() => chooseOwn(locale)}>
            {languageOf(locale).name}
          </Button>
        ))}
      </div>
      <Button variant="text" size="small" icon={<Icon of={coreIcons.close} />} aria-label={t('snackbar.close')} onClick={onDismiss} />
    </div>
  );
}
