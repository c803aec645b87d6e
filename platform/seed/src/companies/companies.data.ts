import type { DomainRef } from 'shared-kit/model';

export const CENTRAL_WAREHOUSE: DomainRef = { company: 'acme', domain: 'Central Warehouse' };
export const NORTH_YARD: DomainRef = { company: 'acme', domain: 'North Yard' };
export const COLD_STORE: DomainRef = { company: 'acme', domain: 'Cold Store' };
export const ARMAZEM_1: DomainRef = { company: 'norte', domain: 'Armazém 1' };

export interface DemoCompany {
  id: string;
  exhibitionName: string;
  hasSessionPushListener: boolean;
  domains: readonly string[];
}

export const COMPANIES: readonly DemoCompany[] = [
  {
    id: 'acme',
    exhibitionName: 'Acme Logistics',
    hasSessionPushListener: true,
    domains: [CENTRAL_WAREHOUSE.domain, NORTH_YARD.domain, COLD_STORE.domain],
  },
  { id: 'norte', exhibitionName: 'Norte Armazéns', hasSessionPushListener: false, domains: [ARMAZEM_1.domain] },
  { id: 'vazia', exhibitionName: 'Empresa Vazia', hasSessionPushListener: false, domains: [] },
];

/** The cold store's pre-script, for sheets of its supplier, which have other column names and end in a line of totals. */
const COLD_STORE_SCRIPT = `
const names = { Position: 'Address', Article: 'SKU', Cartons: 'Expected boxes' };
return sheets.map((sheet) => ({
  name: sheet.name,
  columns: sheet.columns.map((column) => names[column] ?? column),
  rows: sheet.rows
    .filter((row) => !/^total/i.test(row.Position ?? ''))
    .map((row) => Object.fromEntries(Object.entries(row).map(([column, text]) => [names[column] ?? column, text]))),
}));
`.trim();

export interface DemoDomain {
  ref: DomainRef;
  parent: string;
  authLicenses: readonly string[];
  sessionCountLimit?: number;
  taskPreprocessingScript?: string;
}

export const LICENSE_IDS = { active: 'cw-active', inactive: 'cw-inactive', expired: 'cw-expired' } as const;

/** Licences of norte that no domain has: one that can be added, and one that has expired. */
export const SPARE_LICENSE_IDS = { active: 'n-spare', expired: 'n-expired' } as const;

export const DOMAINS: readonly DemoDomain[] = [
  { ref: CENTRAL_WAREHOUSE, parent: 'moderator-marcos', authLicenses: Object.values(LICENSE_IDS) },
  { ref: NORTH_YARD, parent: 'moderator-marcos', authLicenses: [] },
  {
    ref: COLD_STORE,
    parent: 'moderator-maria',
    authLicenses: [],
    sessionCountLimit: 20,
    taskPreprocessingScript: COLD_STORE_SCRIPT,
  },
  { ref: ARMAZEM_1, parent: 'moderator-joao', authLicenses: [] },
];
