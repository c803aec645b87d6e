export type { Find, FindContext, FoundEntry } from './finder';
export { definePages } from './pages';
