import { apiDouble } from '../testing/api-double';
import { configureApi } from './client';
import { removeSessions, triggerSessionPush } from './sessions';

afterEach(() => configureApi(null));

describe('calls about sessions', () => {
  it('API-09 DASH-06 a removal repeats the ids in the query and names the domain’s moderator', async () => {
    const api = apiDouble().on('DELETE /api/sessions', { message: { key: 'sessions.removed', text: 'Sessions removed!' } });
    const result = await removeSessions({ company: 'Açme', parentUid: 'marcos', domain: 'Armazém 1', sessions: ['a', 'b & c'] });
    expect(result).toMatchObject({ ok: true, message: { key: 'sessions.removed' } });
    const [call] = api.calls;
    expect(call?.query.toString()).toBe('domain=Armaz%C3%A9m+1&session=a&session=b+%26+c');
    expect(call?.headers.get('company')).toBe('A%C3%A7me');
    expect(call?.headers.get('parentUid')).toBe('marcos');
    expect(call?.body).toBeUndefined();
  });

  it('API-13 DASH-11 a push has domain, session and company in the query', async () => {
    const api = apiDouble().on('POST /api/triggerSessionPush', {
      message: { key: 'sessions.pushTriggered', text: 'Session push triggered!' },
    });
    expect(await triggerSessionPush({ company: 'acme', domain: 'North', session: 's1' })).toMatchObject({ ok: true });
    const [call] = api.calls;
    expect(call?.query.toString()).toBe('domain=North&session=s1&company=acme&isForcedPush=true');
    expect(call?.headers.get('company')).toBe('acme');
    expect(call?.headers.has('parentUid')).toBe(false);
  });
});
