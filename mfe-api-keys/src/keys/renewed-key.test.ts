import { anApiKey } from 'shared-kit/testing';
import { readListState, successorOf } from './renewed-key';

const old = anApiKey({ id: 'old', status: 'INVALID', creationDate: 1 });

describe('the key that replaced a renewed one', () => {
  it('is the newest active one with the same description and moderator', () => {
    const keys = [
      old,
      anApiKey({ id: 'first', creationDate: 2 }),
      anApiKey({ id: 'second', creationDate: 3 }),
      anApiKey({ id: 'other', description: 'Other', creationDate: 4 }),
      anApiKey({ id: 'of-another', parentUid: 'maria', creationDate: 5 }),
      anApiKey({ id: 'ended', status: 'INVALID', creationDate: 6 }),
    ];
    expect(successorOf(keys, 'old')?.id).toBe('second');
  });

  it('is none while the old key is active, or when there is no old key', () => {
    expect(successorOf([{ ...old, status: 'ACTIVE' }, anApiKey({ id: 'new' })], 'old')).toBeUndefined();
    expect(successorOf([anApiKey({ id: 'new' })], 'old')).toBeUndefined();
  });

  it.each([null, undefined, 'x', {}, { renewed: null }, { renewed: { company: 'acme' } }, { renewed: { company: 1, id: 2 } }])(
    'is not read from an invalid history entry: %p',
    (state) => expect(readListState(state)).toEqual({}),
  );

  it('is read from the history entry of the list', () => {
    expect(readListState({ renewed: { company: 'acme', id: 'old', more: 1 } })).toEqual({ renewed: { company: 'acme', id: 'old' } });
  });
});
