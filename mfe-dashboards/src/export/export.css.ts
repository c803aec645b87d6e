export const exportCss = `
.db-export{display:grid;gap:16px}
.db-export-toggles{display:grid;gap:8px}
.db-export-toggles legend{margin-bottom:6px;padding:0}
.db-toggle{display:grid}
.db-toggle-help{margin-left:42px}
`;
