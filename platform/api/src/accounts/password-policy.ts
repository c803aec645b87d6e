import type { FastifyBaseLogger } from 'fastify';
import { CODE, DEFAULT_PASSWORD, formatMessage, lacksIn, lacksOf, policyProblem, problem, type PasswordFlags } from 'shared-kit/model';
import type { Firebase } from '../firebase/firebase';
import { ApiError } from '../http/api-error';

interface RefusedPassword {
  password: string;
  flags: PasswordFlags;
  /** The input that the password is from. */
  field: 'password' | 'newPassword';
}

/**
 * Takes the error of an SDK or of {@link IdentityToolkit} when a password is set: `passwordLength` with what the password lacks if the
 * project's policy refuses it (D-123). Any other error is thrown again.
 */
export const refusedPassword =
  ({ password, flags, field }: RefusedPassword) =>
  (error: unknown): never => {
    const { code, message } = error as { code?: unknown; message?: unknown };
    const lacks = lacksIn(String(message));
    if (lacks) throw new ApiError({ ...policyProblem(lacks, password, flags), field });
    // The SDK's name for a password of fewer than six characters, which the product's own rules refuse before.
    if (code === 'auth/invalid-password') throw new ApiError(problem(CODE.passwordLength, { field }));
    throw error;
  };

/** Refuses a password that the project's policy does not allow, before anything is stored. Auth decides again when the password is set. */
export async function requireAllowedPassword(
  { identity }: Pick<Firebase, 'identity'>,
  { password, flags, field }: RefusedPassword,
): Promise<void> {
  const lacks = lacksOf(password, await identity.passwordPolicy());
  if (lacks.length > 0) throw new ApiError({ ...policyProblem(lacks, password, flags), field });
}

/** Says in the log what the project's policy asks of passwords if new users cannot meet it (D-123). */
export async function logStrictPolicy(
  { identity }: { identity: Pick<Firebase['identity'], 'passwordPolicy'> },
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Promise<void> {
  try {
    const lacks = lacksOf(DEFAULT_PASSWORD, await identity.passwordPolicy());
    if (lacks.length === 0) return;
    const { text, args } = policyProblem(lacks, DEFAULT_PASSWORD, {});
    log.error({ setting: 'password policy' }, formatMessage(text, args));
  } catch (error) {
    log.warn({ err: error }, 'the password policy of the project cannot be read');
  }
}
