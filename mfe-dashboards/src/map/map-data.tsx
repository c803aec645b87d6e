import { useText } from 'shared-kit/i18n';
import type { DomainRef, DomainSettings, Session } from 'shared-kit/model';
import { useNavigate } from 'shared-kit/router';
import { Alert, Button, EmptyState, ErrorState } from 'shared-kit/ui-core';
import { useDomainSettings } from 'shared-kit/ui-domain';
import { ProgressBar } from 'shared-kit/ui-overlay';
import { paths } from '../links/paths';
import type { MapQuery } from './filter/map-query';
import { addressAt, sizeOf, type RackPicture } from './picture/rack-picture';
import { RackMap } from './rack-map/rack-map';
import { CellList } from './cell-list';
import { useMapPicture } from './use-map-picture';

export interface MapDataProps {
  domainRef: DomainRef;
  sessions: readonly Session[];
  name: string;
  query: MapQuery;
  changeQuery: (change: Partial<MapQuery>) => void;
}

/** Shows the map as soon as the address pattern of the domain is known. */
export function MapData(props: MapDataProps) {
  const { settings, problem, retry } = useDomainSettings(props.domainRef);
  if (problem) return <ErrorState message={problem} onRetry={retry} />;
  return settings ? <PatternMap key={settings.addrPattern} {...props} settings={settings} /> : null;
}

/** Reads the sessions and shows their map, from the first records on. */
function PatternMap({ domainRef, sessions, name, query, changeQuery, settings }: MapDataProps & { settings: DomainSettings }) {
  const { t } = useText('rackMap');
  const { t: common } = useText('common');
  const drawn = useMapPicture(domainRef, sessions, settings.addrPattern);
  const { source, picture, progress, problem, cancelled, cancel, retry } = drawn;
  const open = useReadings(domainRef, sessions);
  const isReading = !cancelled && !problem && (!picture || picture.partial);
  const progressBar = <ProgressBar label={t('map.reading')} value={progress} onCancel={cancel} />;

  if (problem && !picture) return <ErrorState message={problem} onRetry={retry} />;
  if (picture && !picture.partial && sizeOf(picture) === 0) return <EmptyState title={common('noData')}>{t('map.noneHelp')}</EmptyState>;
  return (
    <>
      {problem && picture && <ErrorState message={problem} onRetry={retry} />}
      {isReading && !picture && progressBar}
      {cancelled && (
        <Alert severity="info" action={<Button onClick={retry}>{t('map.readAgain')}</Button>}>
          {t(picture ? 'map.cancelledPart' : 'map.cancelled')}
        </Alert>
      )}
      {picture && (
        <RackMap
          picture={picture}
          name={name}
          query={query}
          changeQuery={changeQuery}
          onOpen={(cell) => open(picture, cell)}
          overlay={isReading && progressBar}
          list={(onShow) => (
            <CellList
              source={source}
              picture={picture}
              domainRef={domainRef}
              settings={settings}
              sessions={sessions}
              query={query}
              name={name}
              onShow={onShow}
            />
          )}
        />
      )}
    </>
  );
}

/** Returns a function that opens the readings of a cell in the session that has them; without readings it does nothing. */
function useReadings(domainRef: DomainRef, sessions: readonly Session[]): (picture: RackPicture, cell: number) => void {
  const navigate = useNavigate();
  return (picture, cell) => {
    const session = picture.readings[cell] === 0 ? undefined : sessions[picture.session[cell]!];
    if (session)
      void navigate(
        `${paths.session({ ...domainRef, session: session.id })}?${new URLSearchParams({ q: addressAt(picture, cell) }).toString()}`,
      );
  };
}
