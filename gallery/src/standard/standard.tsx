import { adoptOwnStyles } from 'shared-kit/host/ui-core';
import { Alert, Button, Checkbox, COLORS, Heading, Icon, Input, Skeleton, Text } from 'shared-kit/ui-core';
import { icons, ProgressBar, RemoveButton, StateTag } from 'shared-kit/ui-overlay';
import { Link } from 'shared-kit/router';
import { useEffect, useId, useState } from 'react';
import galleryCss from '../gallery.css';
import { ENDLESS, GAPS, HEIGHTS, MOTIONS, TEXT_SIZES, type Length, type Motion } from './measures';
import standardCss from './standard.css';

adoptOwnStyles(galleryCss, standardCss);

const SCHEMES = Object.keys(COLORS) as (keyof typeof COLORS)[];

/** Motion, density and type, light and dark side by side: what a new screen is held beside (D-161). */
export function Standard() {
  useEffect(() => {
    document.title = 'Motion, density and type';
  });
  return (
    <div className="st">
      <header className="ga-bar">
        <h1>Motion, density and type</h1>
        <Link to="/">Gallery</Link>
      </header>
      <main className="st-halves">
        {SCHEMES.map((scheme) => (
          <Half key={scheme} scheme={scheme} />
        ))}
      </main>
    </div>
  );
}

function Half({ scheme }: { scheme: keyof typeof COLORS }) {
  const title = useId();
  return (
    <section className="st-half" data-scheme={scheme} aria-labelledby={title}>
      <Heading id={title}>{scheme === 'light' ? 'Light' : 'Dark'}</Heading>
      <TypeSizes />
      <Density />
      <MotionSamples />
    </section>
  );
}

function TypeSizes() {
  return (
    <>
      <Heading level={3}>Type</Heading>
      <ul className="ic-panel st-list">
        {TEXT_SIZES.map(({ name, rem, weight, use }) => (
          <li key={name}>
            <span style={{ fontSize: `${rem}rem`, fontWeight: weight }}>{name}</span>
            <span className="st-use">
              {rem * 16} px, {weight}: {use}
            </span>
          </li>
        ))}
        <li>
          <span className="ic-number">1,024 · 11:09</span>
          <span className="st-use">numbers of one width in columns</span>
        </li>
        <li>
          <Text mono>G01020304</Text>
          <span className="st-use">codes</span>
        </li>
        <li>
          <Text muted>Less important</Text>
          <span className="st-use">muted; faint is for placeholders</span>
        </li>
      </ul>
    </>
  );
}

/** A length as a bar. */
function Bars({ of, vertical }: { of: readonly Length[]; vertical?: boolean }) {
  return (
    <ul className="ic-panel st-list">
      {of.map(({ name, px, use }) => (
        <li key={name}>
          <span className="st-bar" style={vertical ? { height: `${px / 16}rem` } : { width: `${px / 16}rem` }} />
          <span>
            {name} <span className="st-use">{`${px} px: ${use}`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Density() {
  const [name, setName] = useState('Central Warehouse');
  const [isTicked, setTicked] = useState(true);
  return (
    <>
      <Heading level={3}>Density</Heading>
      <Bars of={HEIGHTS} vertical />
      <Bars of={GAPS} />
      <div className="ic-panel ic-form">
        <Input label="Domain name" help="As it stands on the gate." value={name} onChange={setName} />
        <Checkbox checked={isTicked} onChange={setTicked}>
          Copy settings
        </Checkbox>
        <div className="ic-actions">
          <Button variant="primary">Add</Button>
          <Button variant="text">Cancel</Button>
        </div>
      </div>
      <Alert severity="warning" title="One thing that needs attention">
        What to do about it.
      </Alert>
      <Rows />
    </>
  );
}

const ROWS = [
  { name: 'Street 12 check', tone: 'success', state: 'Completed', total: 240 },
  { name: 'Street 12 recount', tone: 'warning', state: 'Pending', total: 96 },
] as const;

/** Rows of a list: one loud thing a page, and none in a row. */
function Rows() {
  return (
    <table className="ic-panel st-rows">
      <tbody>
        {ROWS.map(({ name, tone, state, total }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <StateTag tone={tone} label={state} />
            </td>
            <td className="ic-number">{total}</td>
            <td>
              <Button size="small" icon={<Icon of={icons.restart} />}>
                Restart
              </Button>{' '}
              <RemoveButton label={`Remove ${name}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MotionSamples() {
  const [isMoved, setMoved] = useState(false);
  return (
    <>
      <Heading level={3}>Motion</Heading>
      <ul className="ic-panel st-list">
        {MOTIONS.map((motion) => (
          <li key={motion.name}>
            <span className="st-track" data-moved={isMoved || undefined}>
              <span style={{ transitionDuration: `${motion.ms}ms` }} />
            </span>
            <Words of={motion} />
          </li>
        ))}
        {ENDLESS.map((motion) => (
          <li key={motion.name}>
            <Endless name={motion.name} />
            <Words of={motion} />
          </li>
        ))}
      </ul>
      <div className="ic-actions">
        <Button icon={<Icon of={icons.restart} />} onClick={() => setMoved(!isMoved)}>
          Play
        </Button>
        <Text muted>Who asks for less motion gets none.</Text>
      </div>
    </>
  );
}

function Words({ of: { name, ms, use } }: { of: Motion }) {
  return (
    <span>
      {name} <span className="st-use">{`${ms} ms: ${use}`}</span>
    </span>
  );
}

function Endless({ name }: { name: string }) {
  if (name === 'Turn') return <span className="ic-button-busy" />;
  return name === 'Breathe' ? <Skeleton width="96px" /> : <ProgressBar label="Reading" value={null} />;
}
