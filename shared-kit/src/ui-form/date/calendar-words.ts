// Written by locales/write-languages.ts from locales/languages.json; not to be edited.
import 'dayjs/locale/en-gb';
import 'dayjs/locale/es';
import 'dayjs/locale/pt-br';
import enGB from 'antd/lib/date-picker/locale/en_GB';
import enUS from 'antd/lib/date-picker/locale/en_US';
import esES from 'antd/lib/date-picker/locale/es_ES';
import ptBR from 'antd/lib/date-picker/locale/pt_BR';

export const CALENDAR_WORDS = {
  'en-GB': enGB,
  'en-US': enUS,
  'pt-BR': ptBR,
  'es-ES': esES,
};
