import type { FastifyRequest } from 'fastify';
import { COMMON_TEXTS } from 'locales/common-texts';
import { localeAccepted, type SettingsDefaults } from 'shared-kit/model';

/** The texts that replace those that settings lack, in the language of the request (DSET-14). */
export function defaultTextsFor(request: FastifyRequest): SettingsDefaults {
  const { dSett } = COMMON_TEXTS[localeAccepted(request.headers['accept-language'])];
  return { baseFields: dSett.base, resultFields: dSett.result };
}
