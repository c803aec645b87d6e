import { ruleCases } from '../testing/rule-cases';
import { formatList } from './format-list';

describe('lists that users read are written as the language does', () => {
  ruleCases(formatList, {
    refused: [
      'new Intl.ListFormat(locale).format(names);',
      "import { useText } from 'shared-kit/i18n'; useText('common').t('text', { names: names.join(', ') });",
      "import { useText } from '../../i18n'; export const column = { title: useText('common'), text: () => names.join(', ') };",
    ],
    accepted: [
      "import { useText } from 'shared-kit/i18n'; export const column = { title: useText('common'), value: () => names.join(', ') };",
      "import { useText } from 'shared-kit/i18n'; useText(names.join('\\n'));",
      "void args.join(', ');",
    ],
  });
});
