import { Admin, DataTable, List, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { authProvider } from './auth-provider';
import { dataProvider, queryClient } from './live-sessions';

// The login and the live list of sessions as an experienced user of react-admin writes them, with its own theme and components.
const Sessions = () => (
  <List exporter={false}>
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col source="name" disableSort />
      <DataTable.NumberCol source="total" disableSort />
    </DataTable>
  </List>
);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Admin authProvider={authProvider} dataProvider={dataProvider} queryClient={queryClient} requireAuth disableTelemetry>
      <Resource name="sessions" list={Sessions} />
    </Admin>,
  );
}
