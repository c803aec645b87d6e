/** The frame of pages about a domain or a company: their route, breadcrumbs and tabs. */
export { DomainPage } from './domain-page';
export { DomainTabs } from './domain-tabs';
export { CompanyNotFound } from './not-found';
export { useHomeCrumb } from './use-domain-crumbs';
export { useDomainSettings } from './use-domain-settings';
export { useRouteCompany } from './use-route-company';
export { useRouteDomain } from './use-route-domain';
export { useSelectedCompany } from './use-selected-company';
