/** The progress of long work: `done` of `total`, in the unit of `step`. */
export interface Progress {
  step: string;
  done: number;
  total: number;
}
