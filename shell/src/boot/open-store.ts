import { auth } from 'shared-kit/firebase/auth';
import { CALL_LIMIT_MS, configureApi } from 'shared-kit/host/api';
import type { ConsoleConfig } from 'shared-kit/host/contract';
import { NETWORK_IS_BLOCKING } from 'shared-kit/host/firebase';
import { createConsoleStore, type ConsoleStore } from 'shared-kit/host/state';
import { currentLocale } from 'shared-kit/i18n';
import { SNACKBAR_MS, type Message } from 'shared-kit/model';

const TEXTS_MISSING: Message = { key: 'shell.languageFailed', text: 'The texts of this language could not be loaded.' };

/** Opens the store and connects the API to it. A language whose texts have not arrived is named in a message. */
export function openStore(config: ConsoleConfig, hasTexts: boolean): ConsoleStore {
  const store = createConsoleStore();
  if (!hasTexts) store.feedback.snackbar({ message: TEXTS_MISSING, severity: 'warning', duration: SNACKBAR_MS.error });
  configureApi({
    baseUrl: config.apiBase,
    idToken: () => auth().idToken(true),
    authReachable: () => auth().reachable(),
    networkBlocked: NETWORK_IS_BLOCKING,
    noEmailDomain: config.noEmailDomain,
    onAsking: (message) => store.feedback.snackbar({ message, severity: 'warning', duration: CALL_LIMIT_MS }),
    locale: currentLocale,
  });
  return store;
}
