import { formatAddress, type DomainRef } from 'shared-kit/model';
import { useDomainSettings } from 'shared-kit/ui-domain';
import { useCallback } from 'react';

/** Returns a function for an address as people see it (D-41): searches find it in this form too. As stored while the settings are not read. */
export function useShelfAddress(ref: DomainRef): (address: string) => string {
  const { addrPattern = '', addrPatternUser = '' } = useDomainSettings(ref).settings ?? {};
  return useCallback((address) => formatAddress(address, addrPattern, addrPatternUser), [addrPattern, addrPatternUser]);
}
