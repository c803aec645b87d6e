import { SearchOutlined } from '@ant-design/icons-svg';
import { useRef } from 'react';
import { useText } from '../../i18n';
import { useAction } from '../../state/use-action';
import { Icon } from '../../ui-core';
import { useShortcutProps } from '../../ui-core/button/action-button';
import type { SearchText } from '../setup/use-search-text';

const SEARCH_KEYS = '/';

/** The search box of the rows. A shortcut moves the focus into it. */
export function SearchBox({ typed, type, leave }: SearchText) {
  const { t } = useText('common');
  const box = useRef<HTMLInputElement>(null);
  const shortcut = useShortcutProps(SEARCH_KEYS);
  useAction({
    id: 'table.search',
    label: t('shortcuts.searchTable'),
    keys: SEARCH_KEYS,
    icon: <Icon of={SearchOutlined} />,
    run: () => box.current?.focus(),
  });
  return (
    <div className="ic-search">
      <Icon of={SearchOutlined} />
      <input
        {...shortcut}
        ref={box}
        type="search"
        className="ic-input"
        aria-label={t('table.search')}
        placeholder={t('table.search')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
    </div>
  );
}
