export { callApi, configureApi, type ApiConfig, type ApiRequest, type ApiResult } from './client';
export { createTask, type CreateTask } from './tasks';
export { readMessage } from 'shared-kit/model';
