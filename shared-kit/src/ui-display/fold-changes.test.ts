import { PLATFORM_ACTOR, type ChangeAction } from 'shared-kit/model';
import { aChange } from 'shared-kit/testing';
import { foldChanges } from './fold-changes';

const by = (who: string, action: ChangeAction, id: string) => aChange({ id, by: who, action });
const folded = (...changes: ReturnType<typeof by>[]) => {
  const day = foldChanges(changes);
  return { single: day.single.map(({ id }) => id), folded: day.folded.map(({ action, changes: of }) => [action, of.map(({ id }) => id)]) };
};

describe('folding the changes of a day', () => {
  it('ADD-58 leaves what people did as it is, however often they did it', () => {
    expect(folded(by('ana', 'sessions.push', 'a'), by('ana', 'sessions.push', 'b'))).toEqual({ single: ['a', 'b'], folded: [] });
  });

  it('ADD-58 puts people before the platform, and keeps the order of each', () => {
    const [one, two] = [by(PLATFORM_ACTOR, 'domains.create', 'p'), by(PLATFORM_ACTOR, 'sessions.push', 'q')];
    expect(folded(one, by('ana', 'users.create', 'a'), two, by('rui', 'users.create', 'b'))).toEqual({
      single: ['a', 'b', 'p', 'q'],
      folded: [],
    });
  });

  it('ADD-58 folds pushes and removals of the platform, each from two on', () => {
    expect(
      folded(
        by(PLATFORM_ACTOR, 'sessions.push', 'a'),
        by(PLATFORM_ACTOR, 'sessions.delete', 'b'),
        by(PLATFORM_ACTOR, 'sessions.push', 'c'),
        by(PLATFORM_ACTOR, 'sessions.delete', 'd'),
      ),
    ).toEqual({
      single: [],
      folded: [
        ['sessions.push', ['a', 'c']],
        ['sessions.delete', ['b', 'd']],
      ],
    });
  });
});
