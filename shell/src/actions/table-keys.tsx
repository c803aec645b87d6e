import { useText } from 'shared-kit/i18n';
import { KeyCaps } from './key-caps';

/** What a table's own keys do (`useCellKeys` and the column heads of shared-kit/ui-data hear them), each with all that do it. */
const TABLE_KEYS = [
  ['cells', '↑', '↓', '←', '→'],
  ['ends', 'Home', 'End'],
  ['rows', 'mod+Home', 'mod+End'],
  ['pages', 'PageUp', 'PageDown'],
  ['controls', 'Enter', 'Esc'],
  ['select', 'Space'],
  ['selectTo', 'Shift+Space'],
  ['selectAll', 'mod+a'],
  ['resize', 'Shift+←', 'Shift+→'],
  ['move', 'mod+Shift+←', 'mod+Shift+→'],
] as const;

/** The keys of tables for the sheet of shortcuts: they work where the focus is in one, and so are no actions. */
export function TableKeys() {
  const { t } = useText('common');
  return (
    <section aria-label={t('shortcuts.table.title')}>
      <h3 className="ic-shortcuts-group">{t('shortcuts.table.title')}</h3>
      <dl className="ic-shortcuts">
        {TABLE_KEYS.map(([name, ...keys]) => (
          <div key={name}>
            <dt>{t(`shortcuts.table.${name}`)}</dt>
            <dd className="ic-shortcuts-either">
              {keys.map((one) => (
                <KeyCaps key={one} keys={one} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
