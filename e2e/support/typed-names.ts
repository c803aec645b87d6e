import { adminFirestore } from './another-client';

const DOMAIN = 'companies/acme/domains/Central Warehouse';

interface Named {
  name?: string;
  exhibitionName?: string;
  description?: string;
  serialNumber?: string;
  email?: string;
  employeeName?: string;
  field?: string;
}

/** The names, codes and emails in the data of the demo and of the journeys that run at the moment. Users have typed them, so no browser may translate them. */
export async function typedNames(): Promise<string[]> {
  const firestore = adminFirestore();
  const kinds = [
    'companies',
    'companies/acme/domains',
    'companies/acme/licenses',
    'companies/acme/apiKeys',
    `${DOMAIN}/sessions`,
    `${DOMAIN}/tasks`,
  ];
  const read = await Promise.all([
    ...kinds.map((path) => firestore.collection(path).get()),
    firestore.collection('users').where('company', '==', 'acme').get(),
  ]);
  const [newest] = (await firestore.collection(`${DOMAIN}/settings`).orderBy('createdDate', 'desc').limit(1).get()).docs;
  const {
    labelDesigns = [],
    manualInputFields = [],
    addrPattern = '',
  } = (newest?.data() ?? {}) as { labelDesigns?: Named[]; manualInputFields?: Named[]; addrPattern?: string };
  const documents = [...read.flatMap(({ docs }) => docs.map((one) => one.data() as Named)), ...labelDesigns, ...manualInputFields];
  const names = documents.flatMap(({ name, exhibitionName, description, serialNumber, email, employeeName, field }) => [
    name,
    exhibitionName,
    description,
    serialNumber,
    email,
    employeeName,
    field,
  ]);
  return [...new Set(['Ana Key', 'key@demo.test', addrPattern, ...names])].filter(
    (name): name is string => name !== undefined && name.length > 3,
  );
}
