import type { spawn } from 'node:child_process';

export const startChild: typeof spawn;

export function endWithNpm(): void;
