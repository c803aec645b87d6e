import { ruleCases } from '../testing/rule-cases';
import { readErrorBeforeThrow } from './read-error-before-throw';

const inFunction = (code: string) => `async function a() { ${code} }`;

describe('(D-126) where Firebase is asked no error becomes another one unread', () => {
  ruleCases(readErrorBeforeThrow, {
    refused: [
      'try { await ask(); } catch { throw apiError(2); }',
      'try { await ask(); } catch { if (strict) throw apiError(2); }',
      'await ask().catch(() => { throw apiError(2); });',
      'await ask().catch(function () { throw apiError(2); });',
    ].map(inFunction),
    accepted: [
      'try { await ask(); } catch (error) { throw isOutage(error) ? error : apiError(2); }',
      'await ask().catch((error) => { throw refusal(error); });',
      'await ask().catch(() => undefined);',
    ].map(inFunction),
  });
});
