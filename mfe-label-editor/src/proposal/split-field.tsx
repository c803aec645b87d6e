import { useText } from 'shared-kit/i18n';
import type { DataField, DataFieldProblem } from 'shared-kit/model';
import { Input } from 'shared-kit/ui-core';
import { inForm } from '../pattern/fields/field-draft';
import { useRuleText } from '../pattern/fields/use-rule-text';
import { shownText } from '../pattern/text/shown-text';

export interface SplitFieldProps {
  field: DataField;
  /** The value that the field has in the text. */
  value: string;
  /** What is wrong with its name. */
  problem: DataFieldProblem | null;
  name: string;
  onName: (name: string) => void;
}

/** One field of a proposed split: its name, which can be changed, and its value in the text. A constant shows its text. */
export function SplitField({ field, value, problem, name, onName }: SplitFieldProps) {
  const { t } = useText('labelEditor');
  const ruleText = useRuleText();
  if (field.type === 'constant') {
    return (
      <li className="le-split-constant">
        <span className="ic-help">{t('split.constant')}</span>
        <bdi className="le-split-value" translate="no">
          {shownText(field.name)}
        </bdi>
      </li>
    );
  }
  return (
    <li>
      <Input
        label={t('split.name')}
        help={
          <bdi className="le-split-value" translate="no">
            {field.prefix && <span className="ic-muted">{field.prefix}</span>}
            {shownText(value)}
          </bdi>
        }
        value={name}
        maxLength={100}
        autoComplete="off"
        error={problem ? ruleText(inForm(problem, field)) : undefined}
        onChange={onName}
      />
    </li>
  );
}
