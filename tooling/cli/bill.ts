/**
 * What Google asks for the data of one customer, as docs/scale.md has it, in US dollars without what is free each day, in the multi-region `eur3`; one
 * region costs about half. Operations and storage are those of older public copies of Google's price pages (cloud.google.com/firestore/pricing); backups,
 * egress and pictures (cloud.google.com/storage/pricing) are assumptions. None was compared with the pages of today.
 */
export const PRICES = {
  read: 0.06 / 100_000,
  write: 0.18 / 100_000,
  delete: 0.02 / 100_000,
  /** A month of a GiB of documents and indexes. Earlier versions (point-in-time recovery) cost the same. */
  stored: 0.18,
  /** A month of a GiB in a backup. */
  backup: 0.03,
  /** A GiB that leaves Google for Europe or North America. */
  egress: 0.12,
  /** A month of a GiB of pictures. */
  pictures: 0.026,
  /** A picture that is stored, in the bucket or in its copy. */
  upload: 0.1 / 10_000,
};

/** The copies that the schedules of deploy/google-project.sh keep. */
export const COPIES = { daily: 7, weekly: 14 };

export const CUSTOMER = {
  warehouses: 200,
  users: 2000,
  /** Users who work in the console each day, one a warehouse. The others count. */
  keyUsers: 200,
  /** A day. */
  sessions: 400,
  readings: 2000,
  years: 3,
  /** Pictures of a session, and the size of each. */
  pictures: 20,
  pictureBytes: 100e3,
};

const READING_BYTES = 400;
const READINGS_OF_PART = 500;
const SESSION_BYTES = 3000;
/** What an ended session is found by, for each reading, and its document of figures with its entries in indexes. */
const CONTENTS_BYTES = 7;
const QUALITY_BYTES = 3000;
/** What the following of one session transfers (docs/scale.md, "Reads while a session grows"). */
const FOLLOWED_BYTES = 4.6e6;
const DAYS = { month: 30, year: 365 };
const SERVERS = 3;
const GIB = 2 ** 30;

/** Reads of screens that are opened by their URL, for sessions of this many parts. */
export const screenReads = (parts: number) => ({
  home: 4 + 2 * 12 + 20,
  sessions: 4 + 1 + 100,
  session: 4 + 1 + 1 + 3 + 1 + parts,
  tasks: 57,
  /** At most. */
  quality: 30,
});

/** Where something was seen last: the page, lists and filters of at most 1,000 sessions, and some parts. */
export const searchReads = (sessions: number, parts: number) => {
  const searched = Math.min(1000, sessions);
  return 6 + 2 * searched + 20 + (searched * parts) / 100;
};

export interface Work {
  what: string;
  formula: string;
  reads: number;
  writes: number;
}

export interface Line {
  what: string;
  amount: string;
  usd: number;
}

/** Reads and writes of one day. */
export function workOfDay({ warehouses, users, keyUsers, sessions, readings, years }: typeof CUSTOMER): Work[] {
  const parts = Math.ceil(readings / READINGS_OF_PART);
  const changes = readings / 50;
  const { home, sessions: list, session, tasks, quality } = screenReads(parts);
  const row = (what: string, formula: string, reads: number, writes = 0) => ({
    what,
    formula,
    reads,
    writes,
  });
  return [
    row(
      'key users: home twice, two lists of sessions, three sessions, tasks',
      'K x (2 home + 2 lists + 3 sessions + tasks)',
      keyUsers * (2 * home + 2 * list + 3 * session + tasks),
    ),
    row('asking a silent server, two hours a day at most', 'K x 2 x 120', keyUsers * 2 * 120),
    row('watched sessions, one viewer each', 'S x 2 w', sessions * 2 * changes),
    row('apps read profile, domain, settings, task and list', 'U x 5', users * 5),
    row(
      'apps write sessions and parts; rules look at documents',
      'S x (2 w + 4 x 5 P); S x (w + 5 P)',
      sessions * (2 * changes + 20 * parts),
      sessions * (changes + 5 * parts),
    ),
    row('names for the quick access', 'S', 0, sessions),
    row('what is known of ended sessions', 'S x (19.5 + P); S x 4', sessions * (19.5 + parts), sessions * 4),
    row('looking at ended sessions again, each day for 14 days', 'S x 14 x 3', sessions * 14 * 3),
    row(
      'where something was seen last, one key user in ten',
      'K / 10 x (26 + 2 x 1,000 + 10 P)',
      (keyUsers / 10) * searchReads((sessions / warehouses) * DAYS.year * years, parts),
    ),
    row('quality over time, one key user in ten', 'K / 10 x 30', (keyUsers / 10) * quality),
    row('pushes', 'S x (3 + P); S x 3', sessions * (3 + parts), sessions * 3),
    row('summing up at the hour', 'D x 24 x (8 + 2 + 1.2)', warehouses * 24 * 11.2),
    row('summaries that say something new', 'S x 3 x 9; S x 3', sessions * 27, sessions * 3),
    row('looking each minute for what another server has left over', `${SERVERS} x 1,440 x 2`, SERVERS * 1440 * 2),
    row('an API key: 100 calls of 20 documents', '100 x 22; 100', 2200, 100),
  ];
}

/** Bytes that are stored when `years` have passed. */
function storedBytes({ sessions, readings, years, pictures, pictureBytes }: typeof CUSTOMER) {
  const all = sessions * DAYS.year * years;
  return {
    documents: all * (readings * (READING_BYTES + CONTENTS_BYTES) + SESSION_BYTES + QUALITY_BYTES),
    pictures: all * pictures * pictureBytes,
  };
}

/** The lines of a month's bill at the end of the last year. */
export function billOf(customer: typeof CUSTOMER): Line[] {
  const work = workOfDay(customer);
  const sum = (of: 'reads' | 'writes') => work.reduce((total, row) => total + row[of], 0) * DAYS.month;
  const { documents, pictures } = storedBytes(customer);
  const { keyUsers, sessions, readings } = customer;
  const [gib, ofPictures] = [documents / GIB, pictures / GIB];
  const egress = (DAYS.month * (keyUsers * 3 * readings * READING_BYTES + sessions * FOLLOWED_BYTES)) / GIB;
  const uploads = 2 * DAYS.month * sessions * customer.pictures;
  const copies = COPIES.daily + COPIES.weekly;
  const gibs = (amount: number) => `${whole(amount)} GiB`;
  const line = (what: string, amount: string, usd: number) => ({ what, amount, usd });
  return [
    line('reads', whole(sum('reads')), sum('reads') * PRICES.read),
    line('writes', whole(sum('writes')), sum('writes') * PRICES.write),
    line('deletes (nothing removes old sessions)', '0', 0),
    line('documents stored', gibs(gib), gib * PRICES.stored),
    line('each minute of a week (at most the documents once more)', gibs(gib), gib * PRICES.stored),
    line(`backups: ${copies} copies`, gibs(copies * gib), copies * gib * PRICES.backup),
    line('data that leaves Google', gibs(egress), egress * PRICES.egress),
    line('pictures, and their copy', gibs(2 * ofPictures), 2 * ofPictures * PRICES.pictures),
    line('pictures that are stored, twice', whole(uploads), uploads * PRICES.upload),
  ];
}

/** What this many copies of the documents cost a month. */
export const costOfCopies = (customer: typeof CUSTOMER, copies: number) => (copies * storedBytes(customer).documents * PRICES.backup) / GIB;

const whole = (value: number) => Math.round(value).toLocaleString('en-US');

/** Both tables as docs/scale.md has them, in Markdown. */
export function billText(customer: typeof CUSTOMER) {
  const bill = billOf(customer);
  const table = (rows: string[][]) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
  const work = workOfDay(customer);
  const { read, write, stored, backup, egress, pictures } = PRICES;
  const of100k = (price: number) => (price * 100_000).toFixed(2);
  return [
    `Prices in USD: 100,000 reads ${of100k(read)}, writes ${of100k(write)}, deletes ${of100k(PRICES.delete)}; a GiB in a month stored ${stored}, in a backup ${backup}, of pictures ${pictures}; a GiB that leaves Google ${egress}.`,
    table([
      ['a day', 'formula', 'reads', 'writes'],
      ['---', '---', '---', '---'],
      ...work.map(({ what, formula, reads, writes }) => [what, formula, whole(reads), writes ? whole(writes) : '']),
      ['**in all**', '', `**${whole(total(work.map(({ reads }) => reads)))}**`, `**${whole(total(work.map(({ writes }) => writes)))}**`],
    ]),
    table([
      ['a month', 'amount', 'USD'],
      ['---', '---', '---'],
      ...bill.map(({ what, amount, usd }) => [what, amount, usd.toFixed(2)]),
      ['**in all**', '', `**${total(bill.map(({ usd }) => usd)).toFixed(2)}**`],
    ]),
    `Daily backups for 14 weeks would be 98 copies, for ${whole(costOfCopies(customer, 98))} USD a month instead of ${whole(costOfCopies(customer, 21))}.`,
  ].join('\n\n');
}
