import { Layout, Table } from 'antd';
import type { FirebaseApp } from 'firebase/app';
import { collection, connectFirestoreEmulator, initializeFirestore, limit, onSnapshot, orderBy, query } from 'firebase/firestore';
import { useEffect, useState } from 'react';

interface SessionRow {
  id: string;
  name: string;
  total: number;
}

export default function TableFloor({ app, firestorePort }: { app: FirebaseApp; firestorePort: number }) {
  const [rows, setRows] = useState<SessionRow[]>([]);
  useEffect(() => {
    const db = initializeFirestore(app, {});
    connectFirestoreEmulator(db, '127.0.0.1', firestorePort);
    const sessions = collection(db, 'companies/acme/domains/Central Warehouse/sessions');
    return onSnapshot(query(sessions, orderBy('startTime', 'desc'), limit(100)), (snapshot) =>
      setRows(snapshot.docs.map((doc) => ({ id: doc.id, ...(doc.data() as Omit<SessionRow, 'id'>) }))),
    );
  }, [app, firestorePort]);
  return (
    <Layout>
      <Layout.Sider>Floor</Layout.Sider>
      <Layout.Content>
        <Table
          rowKey="id"
          dataSource={rows}
          columns={[
            { title: 'Name', dataIndex: 'name' },
            { title: 'Total', dataIndex: 'total', sorter: (a, b) => a.total - b.total },
          ]}
        />
      </Layout.Content>
    </Layout>
  );
}
