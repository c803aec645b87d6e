import { nativeReactRules } from './react-rules';
import { namedFaults } from './testing/named-faults';

const HOOKS = "import { useEffect, useMemo, useRef, useState } from 'react';\nimport { useVirtualizer } from '@tanstack/react-virtual';\n";

/** A fault for each rule. */
const FAULTS: Record<string, string> = {
  'rules-of-hooks': 'export function Page({ is }: { is: boolean }) {\n  if (is) useState(0);\n  return null;\n}',
  'exhaustive-deps': 'export function Page({ id }: { id: string }) {\n  useEffect(() => console.log(id), []);\n  return null;\n}',
  'static-components': 'export function Page() {\n  const Part = () => <p />;\n  return <Part />;\n}',
  'use-memo': 'export function Page() {\n  const one = useMemo(async () => 1, []);\n  return <p>{String(one)}</p>;\n}',
  'void-use-memo': 'export function Page() {\n  const one = useMemo(() => {\n    console.log(1);\n  }, []);\n  return <p>{one}</p>;\n}',
  'incompatible-library':
    'export function Page() {\n  const all = useVirtualizer({ count: 1, getScrollElement: () => null, estimateSize: () => 1 });\n  return <p>{all.getTotalSize()}</p>;\n}',
  immutability: 'export function Page({ of }: { of: { id: string } }) {\n  of.id = "a";\n  return <p>{of.id}</p>;\n}',
  globals: 'let count = 0;\nexport function Page() {\n  count = 1;\n  return <p>{count}</p>;\n}',
  refs: 'export function Page() {\n  const box = useRef(1);\n  return <p>{box.current}</p>;\n}',
  'set-state-in-effect':
    'export function Page() {\n  const [one, setOne] = useState(0);\n  useEffect(() => {\n    setOne(1);\n  }, []);\n  return <p>{one}</p>;\n}',
  'error-boundaries': 'export function Page() {\n  try {\n    return <p />;\n  } catch {\n    return null;\n  }\n}',
  purity: 'export function Page() {\n  const one = Math.random();\n  return <p>{one}</p>;\n}',
  'set-state-in-render': 'export function Page() {\n  const [one, setOne] = useState(0);\n  setOne(1);\n  return <p>{one}</p>;\n}',
  'unsupported-syntax': "export function Page() {\n  const one = eval('1');\n  return <p>{one}</p>;\n}",
};

/** On, though no fault was found that either linter names by it. */
const WITHOUT_FAULT = 'preserve-manual-memoization';

it('each rule of React is named by oxlint, and by ESLint in the repository of a remote', async () => {
  const expected = [...Object.keys(FAULTS), WITHOUT_FAULT].map((rule) => `react/${rule}`);
  expect(Object.keys(nativeReactRules()).sort()).toEqual(expected.sort());
  const files = Object.fromEntries(Object.entries(FAULTS).map(([rule, text]) => [rule, HOOKS + text]));
  const own = "[{ files: ['**/*.tsx'], languageOptions: { parser: tseslint.parser } }, ...rules.reactRules(['**/*.tsx'])]";
  const { oxlint, eslint } = await namedFaults(files, nativeReactRules(), ['react-rules.ts', own]);
  const unnamed = (by: Record<string, string[]>) => Object.keys(FAULTS).filter((rule) => !by[rule]?.includes(rule));
  expect({ oxlint: unnamed(oxlint), eslint: unnamed(eslint) }).toEqual({ oxlint: [], eslint: [] });
});
