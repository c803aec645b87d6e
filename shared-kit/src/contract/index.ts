export type { Find, FindContext, FoundEntry } from './finder';
export { definePages, type PageModule } from './pages';
