/** The part of the API's client for the shell: the URL of the API and the source of tokens. */
export { callApi, configureApi } from './client';
export { CALL_LIMIT_MS, type ApiConfig } from './call';
