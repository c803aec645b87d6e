import { screen, within } from '@testing-library/react';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderWithKit } from 'shared-kit/testing';
import { ENDLESS, GAPS, HEIGHTS, MOTIONS, TEXT_SIZES } from './measures';
import { Standard } from './standard';

it('ADD-59 (D-161) shows every size of text, height, gap and motion, light and dark side by side', async () => {
  await renderWithKit(<Standard />);
  for (const [scheme, name] of [
    ['light', 'Light'],
    ['dark', 'Dark'],
  ]) {
    const half = screen.getByRole('region', { name: name! });
    expect(half).toHaveAttribute('data-scheme', scheme);
    for (const { name } of [...TEXT_SIZES, ...HEIGHTS, ...GAPS, ...MOTIONS, ...ENDLESS]) {
      expect(within(half).getAllByText((_, element) => element?.firstChild?.textContent?.trim() === name)).not.toHaveLength(0);
    }
  }
});
