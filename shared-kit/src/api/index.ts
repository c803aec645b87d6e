export { callApi, configureApi, type ApiConfig, type ApiRequest, type ApiResult } from './client';
export { removeSessions, REMOVAL_CHUNK, triggerSessionPush, type RemoveSessions, type TriggerSessionPush } from './sessions';
export { createTask, type CreateTask } from './tasks';
export { readMessage } from 'shared-kit/model';
