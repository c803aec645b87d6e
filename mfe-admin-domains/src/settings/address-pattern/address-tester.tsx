import { useText } from 'shared-kit/i18n';
import { addressSegments, formattedSegments, type DomainRef } from 'shared-kit/model';
import { Alert, Button, Input, Name } from 'shared-kit/ui-core';
import { useState, type KeyboardEvent } from 'react';
import { AddressParts, ColouredAddress } from './address-parts';
import { useRecentAddresses } from './use-recent-addresses';

export interface AddressTesterProps {
  domain: DomainRef;
  /** The patterns as they are typed now. */
  pattern: string;
  userPattern: string;
}

/** Shows how the patterns split and format a typed address, or one of the latest session (ADD-04). */
export function AddressTester({ domain, pattern, userPattern }: AddressTesterProps) {
  const { t } = useText('domains');
  const recent = useRecentAddresses(domain);
  const [typed, setTyped] = useState<string>();
  const address = (typed ?? recent[0] ?? '').trim();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only keeps Enter from submitting the settings (DSET-09)
    <div className="do-box" role="group" aria-label={t('dSett.tester.title')} onKeyDown={keepEnter}>
      <Input
        label={t('dSett.tester.address')}
        value={typed ?? recent[0] ?? ''}
        onChange={setTyped}
        className="ic-mono"
        spellCheck={false}
        autoComplete="off"
      />
      {recent.length > 0 && (
        <div className="do-examples" role="group" aria-label={t('dSett.tester.recent')}>
          <span className="ic-muted">{t('dSett.tester.recent')}</span>
          {recent.map((one) => (
            <Button key={one} variant="text" size="small" className="ic-mono" aria-pressed={one === address} onClick={() => setTyped(one)}>
              <Name>{one}</Name>
            </Button>
          ))}
        </div>
      )}
      {/* eslint-disable-next-line inventory/no-live-region -- only what the user types or presses: until then the address is that of the latest reading */}
      <div aria-live={typed === undefined ? 'off' : 'polite'}>
        {address === '' ? (
          <p className="ic-muted">{t('dSett.tester.none')}</p>
        ) : (
          <Outcome address={address} pattern={pattern.trim()} userPattern={userPattern.trim()} />
        )}
      </div>
    </div>
  );
}

/** The address is not part of the settings: Enter in it must not save them. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

function Outcome({ address, pattern, userPattern }: { address: string; pattern: string; userPattern: string }) {
  const { t } = useText('domains');
  const parts = addressSegments(address, pattern);
  const printed = formattedSegments(address, pattern, userPattern);
  if (!parts || !printed) {
    return <Alert severity="info">{t('dSett.tester.otherLength', { address: address.length, pattern: pattern.length })}</Alert>;
  }
  return (
    <div className="do-outcome">
      <dl className="ic-definitions">
        <dt>{t('dSett.tester.inBarcode')}</dt>
        <dd>
          <ColouredAddress segments={parts} />
        </dd>
        <dt>{t('dSett.tester.toUsers')}</dt>
        <dd>
          <ColouredAddress segments={printed} />
        </dd>
      </dl>
      <AddressParts segments={parts} />
    </div>
  );
}
