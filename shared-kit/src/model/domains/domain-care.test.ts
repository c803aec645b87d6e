import { removalParent, removalUnderWay, responsibleModerator, whyUnchangeable } from './domain-care';
import { keyedMessage } from '../messages/problem';

const marcos = { uid: 'marcos', authDomains: ['North', 'South'] };
const maria = { uid: 'maria', authDomains: ['South'] };
const north = { id: 'North', parent: 'marcos', removal: null };
const south = { ...north, id: 'South', parent: 'maria' };

describe('who is responsible for a domain', () => {
  it('DOM-13 is the moderator it names, or who else has it', () => {
    expect(responsibleModerator(south, [marcos, maria])).toBe(maria);
    expect(responsibleModerator({ ...south, parent: 'gone' }, [marcos, maria])).toBe(marcos);
  });

  it('DOM-13 is nobody when the one it names has it no longer', () => {
    expect(responsibleModerator({ id: 'East', parent: 'marcos' }, [marcos, maria])).toBeUndefined();
  });
});

describe('why a domain cannot be changed', () => {
  it('DSET-16 nothing keeps one that has a moderator', () => {
    expect(whyUnchangeable(north, [marcos, maria])).toBeNull();
  });

  it('DSET-16 it has no moderator, or is being removed', () => {
    expect(whyUnchangeable(north, [maria])).toBe('noModerator');
    const removal = { done: 0, total: 9, startedAt: null };
    expect(whyUnchangeable({ ...north, removal }, [])).toBe('beingRemoved');
  });
});

describe('removing a domain', () => {
  it('DOM-13 goes by exactly one moderator', () => {
    expect(removalParent('North', [marcos, maria])).toEqual({ ok: true, parentUid: 'marcos' });
    expect(removalParent('South', [marcos, maria])).toEqual({ ok: false, key: 'manDom.errMultipleParents' });
    expect(removalParent('East', [marcos, maria])).toEqual({ ok: false, key: 'manDom.errMissingParent' });
  });

  it('D-46 the answer of a second removal tells how far the first one is', () => {
    expect(removalUnderWay(keyedMessage('manDom.removalUnderWay', [3, 12]))).toEqual({ done: 3, total: 12 });
    expect(removalUnderWay(keyedMessage('manDom.removalUnderWay'))).toEqual({ done: 0, total: 0 });
    expect(removalUnderWay(keyedMessage('sessions.removed'))).toBeNull();
  });
});
