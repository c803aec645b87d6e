/** The parts of the router that the console uses. Remotes import them from here, so that the page has only one router. */
export { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
export { Navigate } from './navigate';
export { useNavigate } from './use-navigate';
// oxlint-disable-next-line typescript/no-deprecated -- remotes built before may import it
export { useBlocker } from './use-blocker';
export { wantedPath } from './wanted-path';
export { useLink, type LinkTarget, type UsableLink } from './links';
