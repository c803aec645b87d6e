export const tasksCss = `
.db-filters{display:flex;flex-wrap:wrap;gap:12px}
.db-filters .ic-field{flex:0 1 220px;min-width:150px}
.db-task-unfinished{color:var(--ic-text)}
`;
