import { useText } from 'shared-kit/i18n';
import type { SettingsDifference } from 'shared-kit/model';
import type { LabelAspect } from './label-aspects';

/** Describes a change of a part of the settings. Each kind has its own sentence, because parts cannot be joined in every language. */
export function usePartText(): (difference: Pick<SettingsDifference, 'part' | 'change' | 'from'>) => string {
  const { t } = useText('domains');
  return ({ part, change, from = '' }) => {
    switch (part.kind) {
      case 'texts':
        return t('diff.texts');
      case 'labelOrder':
        return t('diff.labelOrder');
      case 'fieldOrder':
        return t('diff.fieldOrder');
      case 'label':
        return change === 'renamed' ? t('diff.label.renamed', { name: part.name, from }) : t(`diff.label.${change}`, { name: part.name });
      case 'field':
        return change === 'renamed' ? t('diff.field.renamed', { name: part.name, from }) : t(`diff.field.${change}`, { name: part.name });
    }
  };
}

/** The text for what has changed in a label design. */
export function useAspectText(): (aspect: LabelAspect) => string {
  const { t } = useText('domains');
  return (aspect) => (aspect.of === 'label' ? t(`diff.aspect.${aspect.what}`) : t(`diff.barcode.${aspect.what}`, { number: aspect.number }));
}
