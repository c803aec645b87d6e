import type {} from 'locales/texts/remotes';
import { useText } from 'shared-kit/i18n';
import { KeyCaps } from './key-caps';

/** The keys of tables by their effect. `useCellKeys` and the column heads of shared-kit/ui-data handle them. */
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

/** The keys of tables in the sheet of shortcuts. They are no actions, because they work only while a table has the focus. */
export function TableKeys() {
  const { t } = useText('remotes');
  return (
    <section aria-label={t('shortcuts.table.title')}>
      <h3 className="ic-group-title ic-shortcuts-group">{t('shortcuts.table.title')}</h3>
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
