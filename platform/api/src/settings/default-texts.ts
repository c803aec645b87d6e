import type { FastifyRequest } from 'fastify';
import { COMMON_TEXTS } from 'locales/common-texts';
import { localeAccepted, settingsDefaultsBy, type DefaultTextKey, type SettingsDefaults } from 'shared-kit/model';

/** Texts with at least these keys, which the compiler finds in the texts of every language. */
type TextsWith<Key extends string> = {
  [First in Key extends `${infer One}.${string}` ? One : never]: TextsWith<Key extends `${First}.${infer Rest}` ? Rest : never>;
} & { [Last in Key extends `${string}.${string}` ? never : Key]: string };

/** The texts that replace those that settings lack, in the language of the request (DSET-14). */
export function defaultTextsFor(request: FastifyRequest): SettingsDefaults {
  const texts: TextsWith<DefaultTextKey> = COMMON_TEXTS[localeAccepted(request.headers['accept-language'])];
  return settingsDefaultsBy((key) => key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], texts) as string);
}
