import { signInWithEmailAndPassword, signOut } from 'firebase/auth';
import type { AuthProvider } from 'react-admin';
import { auth } from './firebase';

/** Sign-in by Firebase. Waits for a stored account before it redirects to the login. */
export const authProvider: AuthProvider = {
  login: async ({ username, password }: { username: string; password: string }) =>
    void (await signInWithEmailAndPassword(auth, username, password)),
  logout: () => signOut(auth),
  checkAuth: async () => {
    await auth.authStateReady();
    if (!auth.currentUser) throw new Error('Not signed in');
  },
  checkError: async ({ code }: { code?: string }) => {
    if (code === 'permission-denied' || code === 'unauthenticated') throw new Error('Signed out');
  },
  getIdentity: () => Promise.resolve({ id: auth.currentUser?.uid ?? '', fullName: auth.currentUser?.email ?? '' }),
};
