import { trustTexts } from './trusted-texts';

afterEach(() => void Reflect.deleteProperty(globalThis, 'trustedTypes'));

it('innerHTML accepts texts that cannot create an element, and refuses all others', () => {
  const createPolicy = jest.fn();
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  trustTexts();
  const [name, rules] = createPolicy.mock.calls[0] as [string, Required<TrustedTypeRules>];
  expect(name).toBe('default');
  expect(rules.createHTML('')).toBe('');
  expect(rules.createHTML('.a>.b{color:red}')).toBe('.a>.b{color:red}');
  expect(rules.createHTML('<img src=x onerror=alert(1)>')).toBeNull();
  expect(rules).not.toHaveProperty('createScriptURL');
});

it('nothing is restricted in a browser without Trusted Types', () => {
  expect(trustTexts).not.toThrow();
});
