import { formatList, useText } from 'shared-kit/i18n';
import type { ManualInputField, SettingsDifference, SettingsTextName, ValueDifference } from 'shared-kit/model';
import { WithNames } from 'shared-kit/ui-core';
import { labelAspects } from './label-aspects';
import { useAspectText, usePartText } from './use-difference-text';
import { useSettingNames } from './use-setting-names';
import { ValueText } from './value-text';

/** The differences of two versions of a domain's settings. Each part shows its name, the change, and the values before and after. */
export function DifferenceList({ differences }: { differences: readonly SettingsDifference[] }) {
  const partText = usePartText();
  return (
    <ul className="do-differences">
      {differences.map((difference) => (
        <li key={JSON.stringify([difference.part, difference.change])}>
          <span className="do-difference-part">
            {'name' in difference.part ? <WithNames text={partText(difference)} names={[difference.part.name]} /> : partText(difference)}
          </span>
          {difference.change === 'changed' && <DifferenceValues difference={difference} />}
        </li>
      ))}
    </ul>
  );
}

/** The values of a part before and after, without the name of the part. */
export function DifferenceValues({ difference: { part, values } }: { difference: SettingsDifference }) {
  const names = useSettingNames();
  switch (part.kind) {
    case 'texts':
      return <ValueList values={values} nameOf={(path) => names.text(path as SettingsTextName)} />;
    case 'field':
      return <ValueList values={values} nameOf={(path) => names.property(path as keyof ManualInputField)} />;
    case 'label':
      return <Aspects values={values} />;
    case 'labelOrder':
    case 'fieldOrder':
      return <Order values={values} />;
  }
}

/** The values that differ, with their names. */
export function ValueList({ values, nameOf }: { values: readonly ValueDifference[]; nameOf: (path: string) => string }) {
  const { t } = useText('domains');
  return (
    <dl className="do-changes">
      {values.map(({ path, before, after }) => (
        <div key={path}>
          <dt>{nameOf(path)}</dt>
          <dd>
            <del>
              <ValueText property={path} value={before} />
            </del>{' '}
            <span className="ic-hidden">{t('diff.became')}</span>
            <span aria-hidden="true">→</span>{' '}
            <ins>
              <ValueText property={path} value={after} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Aspects({ values }: { values: readonly ValueDifference[] }) {
  const aspectText = useAspectText();
  return (
    <ul className="do-aspects">
      {labelAspects(values).map((aspect) => (
        <li key={JSON.stringify(aspect)}>{aspectText(aspect)}</li>
      ))}
    </ul>
  );
}

function Order({ values }: { values: readonly ValueDifference[] }) {
  return (
    <p className="do-value" translate="no">
      {formatList(values.flatMap(({ after }) => (Array.isArray(after) ? after.map(String) : [])))}
    </p>
  );
}
