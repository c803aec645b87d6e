import { aUser } from 'shared-kit/testing';
import { choicesFor, planOf } from './domain-plan';

const user = aUser({ authDomains: ['North', 'West'] });
const plan = (give: string[], take: string[], ofParent = ['North', 'South']) => planOf(user, ofParent, { give, take });

describe('the result of a change of domains for a user', () => {
  it('ADD-USERS-02 adds and removes domains, and leaves the others', () => {
    expect(plan(['South'], ['West'])).toMatchObject({ state: 'change', domains: ['North', 'South'], given: ['South'], taken: ['West'] });
  });

  it('ADD-USERS-03 USERS-12 adds no domain that the moderator does not have, and says so', () => {
    expect(plan(['East'], [])).toMatchObject({ state: 'refused', lacking: ['East'] });
    expect(plan(['East', 'South'], [])).toMatchObject({ state: 'change', domains: ['North', 'West', 'South'], lacking: ['East'] });
    expect(plan(['South'], [], [])).toMatchObject({ state: 'refused', lacking: ['South'] });
  });

  it('ADD-USERS-02 lets a user keep domains that the moderator has lost', () => {
    expect(plan(['West'], [])).toMatchObject({ state: 'same', lacking: [] });
  });

  it('ADD-USERS-03 USERS-16 refuses a change that would leave a user without a domain', () => {
    expect(plan([], ['North', 'West'])).toMatchObject({ state: 'refused', noneLeft: true });
    expect(plan(['South'], ['North', 'West'])).toMatchObject({ state: 'change', domains: ['South'] });
  });

  it('ADD-USERS-02 says for which users nothing changes', () => {
    expect(plan([], ['South'])).toMatchObject({ state: 'same' });
  });

  it('ADD-USERS-03 plans no change that the rules refuse, whichever users and domains are chosen', () => {
    const subsets = [[], ['A'], ['B'], ['C'], ['A', 'B'], ['A', 'C'], ['B', 'C'], ['A', 'B', 'C']];
    for (const own of subsets)
      for (const ofParent of subsets)
        for (const give of subsets)
          for (const take of subsets.filter((some) => !some.some((one) => give.includes(one)))) {
            const made = planOf(aUser({ authDomains: own }), ofParent, { give, take });
            if (made.state !== 'change') continue;
            const lawful = made.domains.length > 0 && made.domains.every((one) => own.includes(one) || ofParent.includes(one));
            const changes = [...made.domains].sort().join() !== own.join();
            if (!lawful || !changes || new Set(made.domains).size < made.domains.length)
              throw new Error(JSON.stringify({ own, ofParent, give, take, made }));
          }
  });

  it('ADD-USERS-02 offers to add the domains that any moderator has, and to remove those that any user has', () => {
    const other = aUser({ uid: 'rita', authDomains: ['South'] });
    const ofParent = ({ uid }: { uid: string }) => (uid === 'rita' ? ['South', 'East'] : ['North']);
    expect(choicesFor([user, other], ofParent)).toEqual({ give: ['East', 'North', 'South'], take: ['North', 'South', 'West'] });
  });
});
