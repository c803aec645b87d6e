import { Type, type Static } from 'typebox';
import { CONTRACT_VERSION, HIGHEST_VERSION, KEY, MOST, NAME, PATTERN, SHORTCUT, TERM, USE } from './remote.forms';

/**
 * The schema of `remote.json`, for the build, for editors and for `docs/remote-contract.md`. No page imports it: the shell's checks of a
 * registry are in `remote.ts`, so that the login screen does not load the schema library.
 */

const like = ({ source: pattern }: RegExp, description: string) => Type.String({ pattern, description });
const oneOf = <Names extends string[]>(names: readonly [...Names], description: string) => Type.Enum(names, { description });
const only = { additionalProperties: false };
const list = { maxItems: MOST };
const target = 'the path of a route of the same remote';

const route = Type.Object(
  {
    path: like(
      PATTERN,
      'where the page is, such as `/stock-levels/:company`: parts of letters, digits, `.`, `_`, `~`, `-`, and parameters; at most 199 characters',
    ),
    page: like(TERM, 'a name in `src/pages.ts`'),
    access: oneOf(['public', 'protected', 'elevated'], 'who may open it: `public`, `protected` (signed in) or `elevated` (key users)'),
    openToAll: Type.Optional(
      Type.Boolean({
        description:
          '`true`: people without a key-user profile use the page too and are not signed out on it, such as the page of the emailed links',
      }),
    ),
    under: Type.Optional(
      like(TERM, "the name of the link of a drawer entry, its own or another remote's, which is marked while this page is open"),
    ),
  },
  only,
);

const iconOf = (names: readonly string[]) => oneOf(names, "a name of the kit's icons");

const drawerEntry = (icons: readonly string[]) =>
  Type.Object(
    {
      section: oneOf(['user', 'dashboards'], 'where the entry stands: `user` or `dashboards`'),
      for: Type.Optional(oneOf(['company'], '`company`: it stands under the company that is open, whose id takes the place of `:company`')),
      order: Type.Number({ description: 'a number: entries with smaller ones stand above' }),
      label: like(KEY, 'its text, a key with its namespace, such as `stockLevels:title`'),
      icon: iconOf(icons),
      to: like(PATTERN, target),
      keys: Type.Optional(like(SHORTCUT, 'the shortcut that opens it: one letter, or two pressed one after the other, such as `g s`')),
    },
    only,
  );

const quickEntry = (icons: readonly string[]) =>
  Type.Object(
    {
      for: Type.Optional(oneOf(['company', 'domain'], '`company` or `domain`: one entry for each that the user has; without it one alone')),
      label: Type.Optional(
        like(
          KEY,
          'its text, a key with its namespace; the text may name `{{company}}` and `{{domain}}`. Without a label the entry has the name of what it is for',
        ),
      ),
      icon: iconOf(icons),
      to: like(PATTERN, target),
      onSearch: Type.Optional(Type.Boolean({ description: '`true`: it is listed only when something has been typed' })),
    },
    only,
  );

const offeredLink = Type.Object(
  {
    path: like(PATTERN, target),
    state: Type.Optional(
      Type.Array(like(TERM, 'the name of a value'), {
        ...list,
        description: "a list of the names of what the page takes from the route's state",
      }),
    ),
    version: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: HIGHEST_VERSION,
        description: 'a number that is raised when the parameters of the page change; 1 without it',
      }),
    ),
  },
  only,
);

/** A path, or an object with it. Not `anyOf`, which would report the errors of both forms. */
const link = Type.Unsafe<string | Static<typeof offeredLink>>({
  ...offeredLink,
  type: ['string', 'object'],
  pattern: PATTERN.source,
  description: 'a path of the same remote, or an object with `path`, `state` and `version`',
});

/** @param icons the names of the kit's icons */
export const remoteSchema = (icons: readonly string[]) =>
  Type.Object(
    {
      $schema: Type.Optional(
        Type.String({ description: 'where this schema is, for editors: `./node_modules/shared-kit/remote.schema.json`' }),
      ),
      name: like(
        NAME,
        'the name of its package: small letters, digits and at least one hyphen; at most 64 characters. Without a hyphen it could be a property of the page, such as `location`',
      ),
      contract: Type.Literal(CONTRACT_VERSION, {
        description: `the contract that it is made for: \`${CONTRACT_VERSION}\`. The console leaves out a remote of another`,
      }),
      namespace: like(TERM, 'the namespace of its texts in `locales/`'),
      title: Type.Optional(
        like(
          KEY,
          'what users call it, a key with its namespace; shown where a page of it cannot be loaded, above what it finds, and on the Remotes page',
        ),
      ),
      routes: Type.Array(route, { ...list, description: 'a list of its pages' }),
      drawer: Type.Optional(Type.Array(drawerEntry(icons), { ...list, description: 'a list of its entries in the drawer' })),
      quickAccess: Type.Optional(Type.Array(quickEntry(icons), { ...list, description: 'a list of its entries in the quick access' })),
      links: Type.Optional(
        Type.Record(like(TERM, 'a name'), link, {
          ...only,
          maxProperties: MOST,
          description: 'an object: pages that other remotes may lead to, by name',
        }),
      ),
      uses: Type.Optional(
        Type.Array(like(USE, 'a name of a link, or name and version, such as `settings@2`'), {
          ...list,
          description:
            'a list of the links of other remotes that it uses, such as `["settings", "users@2"]`: `useLink` takes no others. Without the list it takes every link',
        }),
      ),
      finder: Type.Optional(Type.Boolean({ description: '`true`: it exposes `src/finder.ts` as `./finder`' })),
    },
    { ...only, title: 'remote.json', description: 'What a remote of the console declares: docs/remote-contract.md' },
  );

/** `remote.json` as it is written. */
export type DeclaredRemote = Static<ReturnType<typeof remoteSchema>>;
