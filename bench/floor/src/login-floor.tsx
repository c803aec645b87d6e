import { Button, Form, Input } from 'antd';
import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

// The smallest React console with antd and Firebase: the floor of the product's first screens.
const params = new URLSearchParams(window.location.search);
const app = initializeApp({ apiKey: 'demo', projectId: 'demo-console' });
const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
connectAuthEmulator(auth, `http://127.0.0.1:${params.get('authPort')}`, { disableWarnings: true });

const TableFloor = lazy(() => import('./table-floor'));

function Floor() {
  const [signedIn, setSignedIn] = useState(false);
  useEffect(() => onAuthStateChanged(auth, (user) => setSignedIn(user !== null)), []);
  if (signedIn) {
    return (
      <Suspense fallback={null}>
        <TableFloor app={app} firestorePort={Number(params.get('firestorePort'))} />
      </Suspense>
    );
  }
  const signIn = async ({ email, password }: { email: string; password: string }) => {
    await signInWithEmailAndPassword(auth, email, password);
    setSignedIn(true);
  };
  return (
    <Form layout="vertical" onFinish={signIn}>
      <Form.Item name="email" label="Email" rules={[{ required: true }]}>
        <Input />
      </Form.Item>
      <Form.Item name="password" label="Password" rules={[{ required: true }]}>
        <Input.Password />
      </Form.Item>
      <Button type="primary" htmlType="submit">
        Log in
      </Button>
    </Form>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Floor />);
