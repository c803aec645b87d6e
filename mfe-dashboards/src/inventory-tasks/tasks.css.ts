export const tasksCss = `
.db-filters{display:flex;flex-wrap:wrap;gap:8px 16px}
.db-filters .ic-field{grid-template-columns:max-content minmax(150px,1fr);gap:8px;align-items:center}
.db-task-unfinished{color:var(--ic-text)}
.db-progress{display:inline-flex;gap:8px;align-items:center}
.db-progress-bar{display:block;width:64px;height:6px;border-radius:3px;background:var(--ic-skeleton);overflow:hidden}
.db-progress-bar svg{display:block;width:100%;height:100%;fill:var(--ic-accent)}
`;
