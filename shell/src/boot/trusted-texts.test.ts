import { trustTexts } from './trusted-texts';

afterEach(() => void Reflect.deleteProperty(globalThis, 'trustedTypes'));

it('lets a library write a text that can make no element, and refuses any other', () => {
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

it('does nothing in a browser that does not know Trusted Types', () => {
  expect(trustTexts).not.toThrow();
});
