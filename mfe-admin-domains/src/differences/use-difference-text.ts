import { useText } from 'shared-kit/i18n';
import type { SettingsDifference } from 'shared-kit/model';
import type { LabelAspect } from './label-aspects';

/** Describes a change of a part of the settings. Each kind has its own sentence, because parts cannot be joined in every language. */
export function usePartText(): (difference: Pick<SettingsDifference, 'part' | 'change' | 'from'>) => string {
  const { t } = useText('domains');
  return ({ part, change, from = '' }) => {
    if (!('name' in part)) return t(`diff.${part.kind}`);
    const { kind, name } = part;
    return change === 'renamed' ? t(`diff.${kind}.renamed`, { name, from }) : t(`diff.${kind}.${change}`, { name });
  };
}

/** The text for what has changed in a label design. */
export function useAspectText(): (aspect: LabelAspect) => string {
  const { t } = useText('domains');
  return (aspect) =>
    aspect.of === 'label' ? t(`diff.aspect.${aspect.what}`) : t(`diff.barcode.${aspect.what}`, { number: aspect.number });
}
