/** The summaries of domains on the home and company pages. The platform writes them, the console reads them. */
export { daysOf, sumOf, type DayFigures } from './days';
export {
  figuresByHour,
  firstHourOf,
  GROWING_MS,
  HOUR_MS,
  OPEN_TASK_STATES,
  readSummary,
  type DomainSummary,
  type FailedPush,
  type CountedSession,
  type HourFigures,
  type OpenTask,
} from './domain-summary';
