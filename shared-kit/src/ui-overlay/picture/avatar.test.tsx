import { waitFor } from '@testing-library/react';
import { createMemoryFiles, renderWithKit } from '../../testing';
import { Avatar, initialsOf } from './avatar';

const photo = new Blob(['bytes'], { type: 'image/png' });

describe('an avatar', () => {
  it('shows the initials until the thumbnail is loaded, and always without one', async () => {
    const files = createMemoryFiles({ 'users/ana/thumbnail': photo });
    const { container } = await renderWithKit(
      <>
        <Avatar path="users/ana/thumbnail" name="Ana Key" />
        <Avatar path={null} name="Bia de Souza" />
        <Avatar path="users/gone/thumbnail" name="João" />
      </>,
      { files },
    );
    await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(1));
    expect(container).toHaveTextContent('BSJ');
  });

  it.each([
    ['Ana Key', 'AK'],
    ['  maria   clara souza ', 'MS'],
    ['Pelé', 'P'],
    ['Élodie Ünal', 'ÉÜ'],
    ['e\u0301lodie', 'E\u0301'],
    ['👩🏽‍🔧 Bot', '👩🏽‍🔧B'],
    ['محمد علي', 'مع'],
    ['', ''],
  ])('shows for the name %p the initials %p', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
