import type { FastifyRequest } from 'fastify';
import enGB from 'locales/en-GB/common.json';
import enUS from 'locales/en-US/common.json';
import esES from 'locales/es-ES/common.json';
import ptBR from 'locales/pt-BR/common.json';
import { localeAccepted, type BaseFields, type Locale, type ResultFields, type SettingsDefaults } from 'shared-kit/model';

interface Catalogue {
  dSett: { base: BaseFields; result: ResultFields };
}

const textsOf = ({ dSett }: Catalogue): SettingsDefaults => ({ baseFields: dSett.base, resultFields: dSett.result });

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
