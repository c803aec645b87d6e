import { useMessageText, useText } from 'shared-kit/i18n';
import { problem as messageOf, type DataField, type DataFieldProblem } from 'shared-kit/model';
import { Input } from 'shared-kit/ui-form';

export interface SplitFieldProps {
  field: DataField;
  /** What the field reads out of the text. */
  value: string;
  /** What is wrong with its name. */
  problem: DataFieldProblem | null;
  name: string;
  onName: (name: string) => void;
}

/** Control characters as their pictures: a GS is nothing to look at. */
const visible = (text: string): string => text.replace(/[\u0000-\u001f]/g, (char) => String.fromCodePoint(0x2400 + char.charCodeAt(0)));

/** One field of a proposed split: its name to change, and what it would read. A constant is what always stands there. */
export function SplitField({ field, value, problem, name, onName }: SplitFieldProps) {
  const { t } = useText('labelEditor');
  const say = useMessageText();
  if (field.type === 'constant') {
    return (
      <li className="le-split-constant">
        <span className="ic-help">{t('split.constant')}</span>
        <bdi className="le-split-value">{visible(field.name)}</bdi>
      </li>
    );
  }
  const errorOf = ({ rule, code, value: wrong }: DataFieldProblem): string => {
    if (rule === 'mandatoryField') return t('ebp.mandatoryField');
    if (rule === 'charNotAllowed') return t('ebp.charNotAllowed', { char: wrong });
    if (rule === 'fieldExists') return t('ebp.fieldExistsError', { name: wrong });
    return say(messageOf(code, { args: [wrong] }));
  };
  return (
    <li>
      <Input
        label={t('split.name')}
        help={
          <bdi className="le-split-value">
            {field.prefix && <span className="ic-muted">{field.prefix}</span>}
            {visible(value)}
          </bdi>
        }
        value={name}
        maxLength={100}
        autoComplete="off"
        error={problem ? errorOf(problem) : undefined}
        onChange={onName}
      />
    </li>
  );
}
