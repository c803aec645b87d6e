import { openData } from './data';

/** Whose data a folder holds: what a person needs to see before taking over somebody else's copy. */
export interface DataDescription {
  /** Ids of the companies. */
  companies: string[];
  /** Emails of the accounts that are key users by their claims, who manage the companies. */
  keyUsers: string[];
  accounts: number;
  files: number;
}

/** Opens the folder, which no program may be using. */
export async function describeData(path: string): Promise<DataDescription> {
  const data = await openData(path, () => {});
  try {
    const companies = [...data.documents.all()].flatMap(({ path: document }) => {
      const [collection, id, ...below] = document.split('/');
      return collection === 'companies' && id !== undefined && below.length === 0 ? [id] : [];
    });
    const accounts = data.accounts.list();
    const keyUsers = accounts.filter(
      ({ customAttributes = '{}' }) => (JSON.parse(customAttributes) as { keyUser?: unknown }).keyUser === true,
    );
    return {
      companies: companies.sort(),
      keyUsers: keyUsers.map(({ email = '' }) => email).sort(),
      accounts: accounts.length,
      files: [...data.files.all()].length,
    };
  } finally {
    await data.close();
  }
}
