/** Only for the console's question about unsaved changes, because the router supports only one blocker. No entry of the kit exports it. */
export { useBlocker as useNavigationBlocker } from 'react-router-dom';
