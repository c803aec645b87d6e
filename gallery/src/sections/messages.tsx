import { CODE, problem } from 'shared-kit/model';
import { Alert, Button } from 'shared-kit/ui-core';
import { LiveIndicator, ProgressBar, RunningCalls, StateTag, useCallsInTurn } from 'shared-kit/ui-overlay';
import { Sample, Samples, Section } from '../sample';
import type { GalleryProps } from '.';

const SEVERITIES = ['success', 'info', 'warning', 'error'] as const;
const LONG = 'A-name-without-a-single-space-that-somebody-has-typed-to-see-what-would-come-of-it';
const TONES = ['neutral', 'info', 'success', 'warning', 'error'] as const;
const CONNECTIONS = ['live', 'silent', 'reconnecting', 'offline'] as const;

export function Messages({ onConnection }: GalleryProps) {
  return (
    <Section id="messages" title="Messages">
      <Samples>
        {SEVERITIES.map((severity) => (
          <Sample key={severity} name={`Alert, ${severity}`}>
            <Alert severity={severity}>What has happened, and what to do about it.</Alert>
            <Alert severity={severity} title="With a title" action={<Button size="small">Retry</Button>}>
              And an action that helps with {LONG}.
            </Alert>
          </Sample>
        ))}
        <Sample name="StateTag">
          <div className="ga-row">
            {TONES.map((tone) => (
              <StateTag key={tone} tone={tone} label={tone} />
            ))}
          </div>
        </Sample>
        <Sample name="LiveIndicator">
          <LiveIndicator />
          <div className="ga-row">
            {CONNECTIONS.map((state) => (
              <Button key={state} size="small" onClick={() => onConnection(state)}>
                {state}
              </Button>
            ))}
          </div>
        </Sample>
        <Sample name="ProgressBar">
          <ProgressBar label="Exporting sessions" value={0.42} onCancel={() => {}} />
          <ProgressBar label="Reading the file" value={null} />
        </Sample>
        <Sample name="RunningCalls, of calls in turn">
          <Calls />
        </Sample>
      </Samples>
    </Section>
  );
}

const PEOPLE = ['Ana Souza', 'Bruno Lima', 'Carla Dias'];

function Calls() {
  const { run } = useCallsInTurn<string>({
    things: (name) => [{ key: `user/${name}`, name }],
    call: () => new Promise((resolve) => setTimeout(() => resolve({ ok: true, message: problem(CODE.userRemoved) }), 3000)),
    texts: {
      running: ({ name, done, total }) => `Removing ${name} (${done} of ${total})`,
      all: (count) => `${count} users removed!`,
      some: ({ done, total, names }) => `${done} of ${total} removed; not removed: ${names}.`,
    },
  });
  return (
    <>
      <Button onClick={() => void run(PEOPLE)}>Remove 3 users</Button>
      <RunningCalls />
    </>
  );
}
