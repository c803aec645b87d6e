/** The demo data, for the program that fills a project and for tests that need a filled one. */
export { NAMED_ACCOUNTS, type DemoAccount } from './accounts/accounts.data';
export { demoAccounts } from './accounts/write-accounts';
export { writeManyUsers, type ManyUsers } from './accounts/many-users';
export { seedDemo, type SeedOptions } from './seed';
export { sessionPlans, type SeedSize, type SessionPlan } from './sessions/session-plan';
export { ARMAZEM_1, CENTRAL_WAREHOUSE, COLD_STORE, COMPANIES, DOMAINS, NORTH_YARD } from './companies/companies.data';
export { CENTRAL_WAREHOUSE_SETTINGS } from './settings/central-warehouse.settings';
export { TASKS } from './tasks/tasks.data';
