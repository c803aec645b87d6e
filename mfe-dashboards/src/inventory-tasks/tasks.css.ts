export const tasksCss = `
.db-filters{display:grid;grid-template-columns:repeat(2,minmax(0,220px));gap:12px}
.db-task-unfinished{color:var(--ic-text)}
`;
