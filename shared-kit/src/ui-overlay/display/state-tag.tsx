import { Icon, type IconDefinition } from '../../ui-core';
import { icons } from './icons';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

const BY_TONE: Record<Tone, IconDefinition> = {
  neutral: icons.none,
  info: icons.running,
  success: icons.success,
  warning: icons.pending,
  error: icons.failed,
};

/**
 * A state as icon, text and colour, because not everybody can tell colours apart. Without antd, because it is used in table rows and on
 * the first page after the sign-in.
 */
export function StateTag({ tone, label, icon = BY_TONE[tone] }: { tone: Tone; label: string; icon?: IconDefinition }) {
  return (
    <span className={`ic-tag ic-tag-${tone}`}>
      <Icon of={icon} />
      <span>{label}</span>
    </span>
  );
}
