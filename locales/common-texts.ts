// Written by locales/write-languages.ts from locales/languages.json; not to be edited.
import enGB from './en-GB/common.json';
import enUS from './en-US/common.json';
import esES from './es-ES/common.json';
import ptBR from './pt-BR/common.json';

export const COMMON_TEXTS = {
  'en-GB': enGB,
  'en-US': enUS,
  'pt-BR': ptBR,
  'es-ES': esES,
};
