import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Texts = { [key: string]: string | Texts };

/** All texts of a language by namespace and key, such as `domains:addDom.title`. */
export function catalogueOf(locale: string): ReadonlyMap<string, string> {
  const folder = fileURLToPath(new URL(`../../locales/${locale}/`, import.meta.url));
  const found = new Map<string, string>();
  const add = (key: string, texts: Texts | string): void => {
    if (typeof texts === 'string') return void found.set(key, texts);
    for (const [name, value] of Object.entries(texts)) add(key.endsWith(':') ? key + name : `${key}.${name}`, value);
  };
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    add(`${file.slice(0, -'.json'.length)}:`, JSON.parse(readFileSync(folder + file, 'utf8')) as Texts);
  }
  return found;
}
