export function clearProgress(): void;

export function pauseProgress(): () => void;

export function withProgress<T>(name: string, work: () => Promise<T>): Promise<{ result: T; taken: string }>;
