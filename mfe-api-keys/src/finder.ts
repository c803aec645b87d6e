import type { Find, FoundEntry } from 'shared-kit/contract';
import { apiKeysOf, readLately } from 'shared-kit/firebase/data';
import { companyName, hasWordsOf, type ApiKey, type Company } from 'shared-kit/model';
import { paths } from './links/paths';

/** Finds API keys of the user's companies by any part of their description. The search never compares the keys themselves. */
export const find: Find = async (query, { companies }) => (await Promise.all(companies.map((company) => keysOf(company, query)))).flat();

async function keysOf(company: Company, query: string): Promise<FoundEntry[]> {
  const { source, convert } = apiKeysOf(company.id);
  const keys = (await readLately(source)).map(({ id, data }) => convert(id, data));
  return keys.filter(({ description }) => hasWordsOf(description, query)).map((key) => entryOf(key, company));
}

const entryOf = ({ id, description, status }: ApiKey, company: Company): FoundEntry => ({
  id: `${company.id} ${id}`,
  label: description,
  hint: companyName(company),
  icon: 'key',
  // An invalid key has no domains to edit (D-83).
  to: status === 'INVALID' ? paths.keys() : paths.keyDomains({ apiKeyId: id }),
});
