import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Whether the user has come to the present history entry by Back or Forward, or by a reload of it. No entry of the kit exports it. */
export function useCameBack(): boolean {
  const type = useNavigationType();
  // The router's key of an entry that it has not made itself, such as a typed URL.
  return useLocation().key !== 'default' && type === NavigationType.Pop;
}
