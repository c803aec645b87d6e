import { getApp, getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import type { FirebaseOptions } from './config';

/** The Firebase app that both entries share. The first that connects creates it. */
export function firebaseApp(options: FirebaseOptions): FirebaseApp {
  return getApps().length ? getApp() : initializeApp(options);
}
