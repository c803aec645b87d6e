import { useMemo, useState } from 'react';
import { useText } from '../../i18n';
import { foldText } from '../../model';
import { Checkbox, WithNames } from '../../ui-core';
import { CheckboxOptions, type CheckboxGroupProps } from './checkbox-options';
import { inOrder, toggled } from './chosen';

/** Many checkboxes in a box that scrolls, with a search and "select all" for the found ones. */
export function ChoiceBox<V extends string>(props: CheckboxGroupProps<V>) {
  const { value, onChange, options, disabled } = props;
  const { t } = useText('common');
  const [search, setSearch] = useState('');
  const folded = useMemo(() => options.map((option) => foldText(option.label)), [options]);
  const needle = foldText(search.trim());
  const matches = options.filter((_, index) => folded[index]!.includes(needle));
  const open = matches.filter((option) => !option.disabled);
  const chosen = new Set(value);
  const all = open.length > 0 && open.every((option) => chosen.has(option.value));
  return (
    <div className="ic-choice-box">
      <div className="ic-choice-head">
        <input
          type="search"
          className="ic-input ic-choice-search"
          aria-label={t('choice.search')}
          placeholder={t('choice.search')}
          value={search}
          disabled={disabled}
          onChange={(event) => setSearch(event.target.value)}
          // Enter in the search must not submit the form around it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <Checkbox
          checked={all}
          indeterminate={!all && open.some((option) => chosen.has(option.value))}
          disabled={disabled || open.length === 0}
          onChange={(checked) => onChange(inOrder(options, toggled(chosen, open, checked), value))}
        >
          {t('choice.selectAll')}
        </Checkbox>
      </div>
      <div className="ic-choice-list">
        {matches.length === 0 ? (
          // eslint-disable-next-line inventory/no-live-region -- only what the user types or presses changes it
          <div className="ic-muted" role="status">
            <WithNames text={t('choice.noMatch', { search })} names={[search]} />
          </div>
        ) : (
          <CheckboxOptions {...props} shownOptions={matches} roving />
        )}
      </div>
    </div>
  );
}
