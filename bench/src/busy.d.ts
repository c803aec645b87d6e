/** Notes which share of the processors' time is in use while the bench does nothing. Called before the bench begins and between its rounds. */
export declare function lookAround(): Promise<void>;
/** The median of all looks: 0 of a quiet machine, 1 of one that other programs use up; null before the first look. */
export declare const busyShare: () => number | null;
