import { StatusError } from '../errors/status';
import { EmulatorStartError } from '../errors/start-error';
import { readMessage } from '../shape/read-message';
import type { PasswordPolicyConfig, PasswordStrength } from '../options/options';
import { fieldsOf, message } from '../shape/shape';
import { AuthError } from './auth-error';

const POLICY = message({
  passwordPolicyEnforcementState: { oneOf: ['PASSWORD_POLICY_ENFORCEMENT_STATE_UNSPECIFIED', 'OFF', 'ENFORCE'] },
  forceUpgradeOnSignin: 'bool',
  passwordPolicyVersions: [
    message({
      customStrengthOptions: message({
        ...fieldsOf('int32', 'minPasswordLength', 'maxPasswordLength'),
        ...fieldsOf(
          'bool',
          'containsLowercaseCharacter',
          'containsUppercaseCharacter',
          'containsNumericCharacter',
          'containsNonAlphanumericCharacter',
        ),
      }),
      schemaVersion: 'ignored',
    }),
  ],
  lastUpdateTime: 'ignored',
});

const MIN_LENGTH = 6;
const LONGEST_MIN_LENGTH = 30;
const MAX_LENGTH = 4096;

const NON_ALPHANUMERIC = [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'];

/** Which passwords the project takes. Without a configuration, those of six characters or more. */
export class PasswordPolicy {
  private readonly options: PasswordStrength;
  private readonly isEnforced: boolean;
  /** Whether a password that was set before the policy no longer signs in. */
  private readonly isForcedAtSignIn: boolean;

  /** @param config in the words of a project's configuration */
  constructor(readonly config: PasswordPolicyConfig = {}) {
    this.isEnforced = config.passwordPolicyEnforcementState === 'ENFORCE';
    this.isForcedAtSignIn = this.isEnforced && config.forceUpgradeOnSignin === true;
    this.options = this.isEnforced ? (config.passwordPolicyVersions?.[0]?.customStrengthOptions ?? {}) : {};
    const { minPasswordLength: min = MIN_LENGTH, maxPasswordLength: max = MAX_LENGTH } = this.options;
    if (min < MIN_LENGTH || min > LONGEST_MIN_LENGTH) throw invalid(`minPasswordLength is from ${MIN_LENGTH} to ${LONGEST_MIN_LENGTH}`);
    if (max < min || max > MAX_LENGTH) throw invalid(`maxPasswordLength is from minPasswordLength to ${MAX_LENGTH}`);
  }

  /** Refuses a new password as the service does. */
  check(password: string): void {
    if (!this.isEnforced && password.length < MIN_LENGTH) throw new AuthError('WEAK_PASSWORD : Password should be at least 6 characters');
    this.require(password);
  }

  /** Refuses a correct password at a sign-in, if users must meet the policy by then. */
  checkAtSignIn(password: string): void {
    if (this.isForcedAtSignIn) this.require(password);
  }

  /** The answer of `passwordPolicy`, which clients show users before they send a password. */
  get wire(): object {
    return {
      customStrengthOptions: { minPasswordLength: MIN_LENGTH, maxPasswordLength: MAX_LENGTH, ...this.options },
      allowedNonAlphanumericCharacters: NON_ALPHANUMERIC,
      enforcementState: this.isEnforced ? 'ENFORCE' : 'OFF',
      ...(this.isEnforced && { forceUpgradeOnSignin: this.isForcedAtSignIn }),
      schemaVersion: 1,
    };
  }

  private require(password: string): void {
    const { minPasswordLength: min = MIN_LENGTH, maxPasswordLength: max = MAX_LENGTH, ...characters } = this.options;
    const missing = [
      password.length < min && `Password must contain at least ${min} characters`,
      password.length > max && `Password may contain at most ${max} characters`,
      characters.containsLowercaseCharacter && !/[a-z]/.test(password) && 'Password must contain a lower case character',
      characters.containsUppercaseCharacter && !/[A-Z]/.test(password) && 'Password must contain an upper case character',
      characters.containsNumericCharacter && !/[0-9]/.test(password) && 'Password must contain a numeric character',
      characters.containsNonAlphanumericCharacter &&
        !NON_ALPHANUMERIC.some((character) => password.includes(character)) &&
        'Password must contain a non-alphanumeric character',
    ].filter((requirement) => typeof requirement === 'string');
    if (missing.length > 0)
      throw new AuthError(`PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${missing.join(', ')}]`);
  }
}

const invalid = (reason: string): StatusError => new StatusError('INVALID_ARGUMENT', reason);

/** The policy of a project's configuration as JSON. @throws EmulatorStartError */
export function readPasswordPolicy(json: string): PasswordPolicyConfig {
  try {
    const config = readMessage(POLICY, JSON.parse(json));
    new PasswordPolicy(config);
    return config;
  } catch (error) {
    throw new EmulatorStartError({ code: 'PASSWORD_POLICY_INVALID', reason: (error as Error).message });
  }
}
