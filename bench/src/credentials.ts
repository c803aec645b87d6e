/** The demo's key user. */
export const CREDENTIALS = { email: 'key@demo.test', password: 'demo-key-1' };
