/** @jest-environment node */
import { removalParent, removalUnderWay, responsibleModerator, whyUnchangeable } from './responsible-moderator';
import { keyedMessage } from '../messages/problem';

const marcos = { uid: 'marcos', authDomains: ['North', 'South'] };
const maria = { uid: 'maria', authDomains: ['South'] };
const north = { id: 'North', parent: 'marcos', removal: null };
const south = { ...north, id: 'South', parent: 'maria' };

describe('the moderator responsible for a domain', () => {
  it('DASH-06 is the one that the domain names, or the only one who has it', () => {
    expect(responsibleModerator(south, [marcos, maria])).toBe(maria);
    expect(responsibleModerator({ ...north, parent: 'gone' }, [marcos, maria])).toBe(marcos);
    expect(responsibleModerator({ ...north, parent: '' }, [marcos, maria])).toBe(marcos);
  });

  it('DASH-06 is undefined when none has it, or several have it and the domain names none of them', () => {
    expect(responsibleModerator({ id: 'East', parent: 'marcos' }, [marcos, maria])).toBeUndefined();
    for (const parent of ['gone', '']) expect(responsibleModerator({ ...south, parent }, [marcos, maria])).toBeUndefined();
  });
});

describe('why a domain cannot be changed', () => {
  it('DSET-16 is null for a domain with a moderator', () => {
    expect(whyUnchangeable(north, [marcos, maria])).toBeNull();
    expect(whyUnchangeable(south, [marcos, maria])).toBeNull();
  });

  it('DSET-16 is that it has no moderator, several of whom it names none, or that it is being removed', () => {
    expect(whyUnchangeable(north, [maria])).toBe('noModerator');
    expect(whyUnchangeable({ ...south, parent: 'gone' }, [marcos, maria])).toBe('severalModerators');
    const removal = { done: 0, total: 9, startedAt: null };
    expect(whyUnchangeable({ ...north, removal }, [])).toBe('beingRemoved');
  });
});

describe('removing a domain', () => {
  it('DOM-10 DOM-11 DOM-12 requires exactly one moderator', () => {
    expect(removalParent('North', [marcos, maria])).toEqual({ ok: true, parentUid: 'marcos' });
    expect(removalParent('South', [marcos, maria])).toEqual({ ok: false, key: 'manDom.errMultipleParents' });
    expect(removalParent('East', [marcos, maria])).toEqual({ ok: false, key: 'manDom.errMissingParent' });
  });

  it('D-46 the answer to a second removal contains the progress of the first one', () => {
    expect(removalUnderWay(keyedMessage('manDom.removalUnderWay', [3, 12]))).toEqual({ done: 3, total: 12 });
    expect(removalUnderWay(keyedMessage('manDom.removalUnderWay'))).toEqual({ done: 0, total: 0 });
    expect(removalUnderWay(keyedMessage('sessions.removed'))).toBeNull();
  });
});
