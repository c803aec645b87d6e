/** The part of Trusted Types that the console uses; the compiler's own library does not know them yet. */
declare global {
  interface TrustedTypeRules {
    createHTML?: (text: string) => string | null;
    createScriptURL?: (url: string) => string | null;
  }

  interface TrustedTypePolicyFactory {
    createPolicy<Rules extends TrustedTypeRules>(name: string, rules: Rules): { [Rule in keyof Rules]: (text: string) => string };
  }

  /** Absent in browsers that do not know Trusted Types, and in Jest. */
  var trustedTypes: TrustedTypePolicyFactory | undefined;
}

export {};
