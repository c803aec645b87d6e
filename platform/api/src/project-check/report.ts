import { escaped } from 'tooling/print';
import type { Finding } from './finding';

const LABELS: Readonly<Record<Finding['state'], string>> = { right: 'right ', wrong: 'WRONG ', unseen: 'unseen', none: 'none  ' };

/** A line for each finding, and one that counts them. */
export function linesOf(findings: readonly Finding[]): string[] {
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length;
  const counts = [
    `${count('right')} right`,
    `${count('wrong')} wrong`,
    `${count('unseen')} not to be seen`,
    ...(count('none') > 0 ? [`${count('none')} that the embedded Firebase does not have`] : []),
  ];
  return [...findings.map(lineOf), counts.join(', ')];
}

/** 0 if all is right, 1 if something is wrong, 2 if nothing is, but something could not be seen. */
export function exitCodeOf(findings: readonly Finding[]): number {
  if (findings.some(({ state }) => state === 'wrong')) return 1;
  return findings.some(({ state }) => state === 'unseen') ? 2 : 0;
}

function lineOf(finding: Finding): string {
  const { state, subject } = finding;
  const begin = `${LABELS[state]} ${escaped(subject)}`;
  switch (finding.state) {
    case 'none':
      return `${begin}: the embedded Firebase has none`;
    case 'right':
      return `${begin}: ${escaped(finding.text)}`;
    case 'wrong':
      return `${begin}: ${escaped(finding.text)}. Mend it: ${escaped(finding.mend)}`;
    case 'unseen':
      return `${begin}: ${escaped(finding.text)}. To see it: ${escaped(finding.mend)}`;
  }
}
