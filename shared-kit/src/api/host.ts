/** The part of the API's client that the console alone uses: where it calls, and as whom. */
export { callApi, configureApi } from './client';
export { CALL_LIMIT_MS, type ApiConfig } from './call';
