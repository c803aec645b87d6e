export { auth } from './auth-client';
