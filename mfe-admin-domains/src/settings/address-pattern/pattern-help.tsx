import { useText } from 'shared-kit/i18n';
import { addressSegments } from 'shared-kit/model';
import { Button, Icon, WithNames } from 'shared-kit/ui-core';
import { icons, Tooltip } from 'shared-kit/ui-overlay';
import { AddressParts, ColouredAddress, useComponentName } from './address-parts';

const EXAMPLES = [
  { pattern: 'RR.CC.NN.AA', address: '01.02.03.04' },
  { pattern: '*RRCCNNAA', address: 'G01020304' },
] as const;

const COMPONENTS = ['R', 'C', 'N', 'A', '*'] as const;

/** Explains the letters of a pattern by two split addresses (DSET-02, D-41). */
export function PatternHelp() {
  const { t } = useText('domains');
  return (
    <Tooltip text={<Explanation />}>
      <Button variant="text" size="small" icon={<Icon of={icons.help} />} aria-label={t('dSett.pattern.explain')} />
    </Tooltip>
  );
}

function Explanation() {
  const { t } = useText('domains');
  const nameOf = useComponentName();
  return (
    <div className="do-explanation">
      <ul>
        {COMPONENTS.map((component) => (
          <li key={component}>
            <span className="ic-mono" translate="no">
              {component}
            </span>{' '}
            {component === '*' ? t('dSett.pattern.constant') : nameOf(component)}
          </li>
        ))}
      </ul>
      {EXAMPLES.map(({ pattern, address }) => (
        <div key={pattern}>
          <p>
            <WithNames text={t('dSett.pattern.example', { pattern })} names={[pattern]} />{' '}
            <ColouredAddress segments={addressSegments(address, pattern) ?? []} />
          </p>
          <AddressParts segments={addressSegments(address, pattern) ?? []} />
        </div>
      ))}
    </div>
  );
}
