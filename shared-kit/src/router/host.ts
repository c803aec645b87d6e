/** For the shell: builds the routes of the console from those in `remote.json` of the remotes. */
export {
  createBrowserRouter,
  createMemoryRouter,
  matchPath,
  matchRoutes,
  Outlet,
  parsePath,
  Route,
  RouterProvider,
  Routes,
} from 'react-router-dom';
export { LinksProvider, useKitLink, UsedLinksContext } from './links';
