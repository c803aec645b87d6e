/** The part of the API's client that the console alone uses: where it calls, and as whom. */
export { CALL_LIMIT_MS, callApi, configureApi, type ApiConfig } from './client';
