/** Only for the console's question before unsaved changes are left: the router supports one blocker. Therefore no entry of the kit exports it. */
export { useBlocker as useNavigationBlocker } from 'react-router-dom';
