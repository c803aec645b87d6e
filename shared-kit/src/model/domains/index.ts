/** Domains: names, responsible moderators, records of changes. */
export {
  actionsOn,
  CHANGE_ACTIONS,
  CHANGE_KINDS,
  isChangeAction,
  PLATFORM_ACTOR,
  type Change,
  type ChangeAction,
  type ChangedSettings,
  type ChangeKind,
  type ChangeSubject,
} from './changes';
export {
  moderatorsOfDomain,
  REMOVAL_UNDER_WAY,
  removalParent,
  removalUnderWay,
  responsibleModerator,
  unchangeableMessage,
  whyUnchangeable,
  type RemovalParent,
  type WhyUnchangeable,
} from './domain-care';
export { DOMAIN_NAME_MAX, validateDomainName } from './domain-name';
export { readDomainState, readEditState, readIndex, type DomainState, type EditState } from './domain-state';
