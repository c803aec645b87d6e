import { nameOrder } from 'shared-kit/model';

// Reads what the browser knows of a language; its tag is the name of this worker. See `prepare-formats.ts`.
new Intl.NumberFormat(self.name).format(0);
new Intl.DateTimeFormat(self.name, { dateStyle: 'short', timeStyle: 'short' }).format(0);
nameOrder(self.name)('a', 'b');
close();
