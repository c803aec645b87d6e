import { CODE, problem } from 'shared-kit/model';
import { Button, EmptyState, ErrorState, LoadingText, PageSkeleton, Skeleton } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { Sample, Samples, Section } from '../sample';

export function States() {
  return (
    <Section id="states" title="States">
      <Samples>
        <Sample name="EmptyState">
          <EmptyState icon={icons.key} title="No API keys yet" action={<Button>Create the first key</Button>}>
            With an API key, other programs read the sessions of Acme Logistics.
          </EmptyState>
        </Sample>
        <Sample name="ErrorState">
          <ErrorState message={problem(CODE.serviceUnavailable)} onRetry={() => {}} />
        </Sample>
        <Sample name="ErrorState, with a title and another way on">
          <ErrorState title="Domain not found" message="It may have been removed." action={<Button>Back</Button>} />
        </Sample>
        <Sample name="Skeleton">
          <Skeleton />
          <Skeleton width="60%" height={20} />
        </Sample>
        <Sample name="PageSkeleton">
          <PageSkeleton />
        </Sample>
        <Sample name="LoadingText, read out beside what shows the same to eyes">
          <Skeleton width="40%" height={20} />
          <LoadingText text="Loading keys…" />
        </Sample>
      </Samples>
    </Section>
  );
}
