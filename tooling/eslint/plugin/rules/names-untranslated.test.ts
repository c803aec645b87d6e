import { ruleCases } from '../testing/rule-cases';
import { namesUntranslated } from './names-untranslated';

describe('a browser translates no name in a text', () => {
  ruleCases(namesUntranslated, {
    refused: [
      "<p>{t('text', { name })}</p>",
      "<>{t('text', { count, domain: domain.name })}</>",
      "<p>{key ? t('text', { key }) : t('none')}</p>",
      "<p>{key && t('text', { key })}</p>",
    ],
    accepted: [
      "<p>{t('text', { count })}</p>",
      "<p>{t('text', { names: names.length })}</p>",
      "<p title={t('text', { name })} />",
      "<WithNames text={t('text', { name })} names={[name]} />",
    ],
  });
});
