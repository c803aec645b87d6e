/** How far a long piece of work has come: `done` of `total` in the unit of `step`. */
export interface Progress {
  step: string;
  done: number;
  total: number;
}
