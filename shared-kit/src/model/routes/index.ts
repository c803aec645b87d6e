/** Paths of the console. */
export { fillPath, paramsOf, pathTo, type ParamsOf, type PathParams, type PathTo } from './path-pattern';
export { paths } from './paths';
export { isServerPath } from './server-paths';
