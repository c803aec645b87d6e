import { screen } from '@testing-library/react';
import { renderWithKit } from 'shared-kit/testing';
import { aSigningKey } from '../testing/signing-key';
import { openRegistry } from '../registry/open-registry';
import { loadRegistryProblem } from './registry-faults-part';

it.each([
  [
    'older than one that was used',
    { serial: 1 },
    /^The registry is older than one that this browser has already used, so it is not used again\. Try again/,
  ],
  [
    'expired',
    { serial: 3, expires: '2026-01-01T00:00:00Z' },
    /^The registry has expired, so it is not used\. Check the date of this device/,
  ],
  ['without a number', {}, /^The registry is missing or not valid/],
])(
  'ADD-TRUST-02 the page that stands for the console says of a signed registry that is %s why it is not used, and what to do',
  async (_what, registry, text) => {
    const { key, sign } = await aSigningKey();
    for (const one of [{ serial: 2 }, registry]) await openRegistry(await sign({ schema: 1, ...one, remotes: [] }), { registryKey: key });
    const { rerender } = await renderWithKit(<p />);
    const { default: RegistryProblem } = await loadRegistryProblem();
    rerender(<RegistryProblem />);
    expect(screen.getByRole('alert')).toHaveTextContent('The list of the console’s parts could not be read');
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
);
