import { rule } from '../rule';

export const formatPercent = rule(
  'Write percent by formatPercent of shared-kit/i18n: only some languages have a blank before the sign.',
  (report) => ({
    "Property[key.name='style'][value.value='percent']": report,
    'TemplateElement[value.cooked=/^ %/]': report,
    'JSXText[value=/^ %/]': report,
  }),
);
