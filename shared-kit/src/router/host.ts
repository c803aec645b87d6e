/** How the console builds its routes: those of remotes stand in their `remote.json`. */
export { createBrowserRouter, createMemoryRouter, matchPath, matchRoutes, Outlet, parsePath, Route, RouterProvider, Routes } from 'react-router-dom';
export { LinksProvider, type OfferedLink, type OfferedLinks } from './links';
