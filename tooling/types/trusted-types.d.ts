/** The part of Trusted Types that the console uses, which the compiler's own types do not have yet. */
declare global {
  interface TrustedTypeRules {
    createHTML?: (text: string) => string | null;
    createScriptURL?: (url: string) => string | null;
  }

  interface TrustedTypePolicyFactory {
    createPolicy<Rules extends TrustedTypeRules>(name: string, rules: Rules): { [Rule in keyof Rules]: (text: string) => string };
  }

  /** Undefined in browsers without Trusted Types, and in Jest. */
  var trustedTypes: TrustedTypePolicyFactory | undefined;
}

export {};
