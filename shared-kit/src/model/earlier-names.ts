/**
 * Names that earlier kits export here, for remotes that are built again. They stay until the kit has another first number.
 * @deprecated Import from `shared-kit/model/pacing`.
 */
export { withLimit, type Progress } from './pacing';
