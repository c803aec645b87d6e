import { formatDate, formatNumber, useText } from 'shared-kit/i18n';
import { sessionLimit, type Domain, type Session } from 'shared-kit/model';
import { Select } from 'shared-kit/ui-form';
import { ALL_ADDRESSES } from '../../links/map-links';

export interface SessionChoiceProps {
  label: string;
  domain: Domain;
  sessions: readonly Session[];
  /** The chosen session. It may be older than the listed ones, which are the latest. */
  chosen: { id: string; name: string; startTime?: number | null } | undefined;
  onChoose: (id: string) => void;
  /** Whether the choice beside it already says that older sessions are not listed. */
  isSaid?: boolean;
}

/** Chooses one of the domain's sessions, or all of its addresses. */
export function SessionChoice({ label, domain, sessions, chosen, onChoose, isSaid = false }: SessionChoiceProps) {
  const { t, locale } = useText('rackMap');
  const option = ({ id, name, startTime }: { id: string; name: string; startTime?: number | null }) => ({
    value: id,
    // Of a session that is missing or not loaded yet, only the id is known.
    label: startTime === undefined ? name : [name, startTime ? formatDate(startTime, locale) : t('choice.noStart')].join(' · '),
  });
  const isListed = !chosen || chosen.id === ALL_ADDRESSES || sessions.some(({ id }) => id === chosen.id);
  const options = [{ value: ALL_ADDRESSES, label: t('choice.all') }, ...sessions.map(option), ...(isListed ? [] : [option(chosen)])];
  // An older session is opened from its own page, or by its name from the quick access (D-150).
  const isCut = !isSaid && sessions.length >= sessionLimit(domain.sessionCountLimit);
  const note = isCut ? t('choice.newest', { listed: formatNumber(sessions.length, locale) }) : undefined;
  return <Select label={label} note={note} names options={options} value={chosen?.id} onChange={onChoose} />;
}
