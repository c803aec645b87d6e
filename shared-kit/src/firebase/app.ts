import { getApp, getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import type { FirebaseOptions } from './config';

/** One Firebase app for both entries, whichever is connected first. */
export function firebaseApp(options: FirebaseOptions): FirebaseApp {
  return getApps().length ? getApp() : initializeApp(options);
}
