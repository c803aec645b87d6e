import { paths, useLocation, useNavigate } from 'shared-kit/router';

/** Back to where the user came from; to the list of keys when the page was the first one opened. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(paths.manageKeys(), { replace: true }) : navigate(-1));
}
