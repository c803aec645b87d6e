import type { FastifyRequest } from 'fastify';
import enGB from 'locales/en-GB/common.json';
import enUS from 'locales/en-US/common.json';
import esES from 'locales/es-ES/common.json';
import ptBR from 'locales/pt-BR/common.json';
import { localeAccepted, settingsDefaultsBy, type DefaultTextKey, type Locale, type SettingsDefaults } from 'shared-kit/model';

/** Sees to it that each language has each default. */
type Catalogue<Key extends string = DefaultTextKey> = {
  [First in Key extends `${infer One}.${string}` ? One : never]: Catalogue<Key extends `${First}.${infer Rest}` ? Rest : never>;
} & { [Last in Key extends `${string}.${string}` ? never : Key]: string };

const textsOf = (catalogue: Catalogue): SettingsDefaults =>
  settingsDefaultsBy((key) => key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], catalogue) as string);

/** From the text catalogues of the console. */
const DEFAULT_TEXTS: Record<Locale, SettingsDefaults> = {
  'en-GB': textsOf(enGB),
  'en-US': textsOf(enUS),
  'pt-BR': textsOf(ptBR),
  'es-ES': textsOf(esES),
};

/** The texts that replace those that settings lack, in the language of the request (DSET-14). */
export const defaultTextsFor = (request: FastifyRequest): SettingsDefaults =>
  DEFAULT_TEXTS[localeAccepted(request.headers['accept-language'])];
