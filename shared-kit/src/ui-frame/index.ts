/**
 * The entry of earlier kits, for remotes that were published with it. It stays until the kit has another first number.
 * @deprecated Import from `shared-kit/ui-domain` and `shared-kit/ui-overlay`.
 */
export {
  DomainPage,
  DomainTabs,
  CompanyNotFound,
  useHomeCrumb,
  useDomainSettings,
  useRouteCompany,
  useRouteDomain,
  useSelectedCompany,
} from '../ui-domain';
export {
  Avatar,
  type CallsInTurn,
  type CallsInTurnOptions,
  type CallsProgress,
  ConfirmDialog,
  CopyButton,
  Drawer,
  icons,
  LiveIndicator,
  Modal,
  Picture,
  PictureViewer,
  ProgressBar,
  RemoveButton,
  RunningCalls,
  type SeriesEnd,
  StateTag,
  type Thing,
  timeZoneName,
  type Tone,
  Tooltip,
  useAnnouncement,
  useCallsInTurn,
  useInView,
  usePicture,
} from '../ui-overlay';
