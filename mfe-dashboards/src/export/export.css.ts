export const exportCss = `
.db-export{display:grid;gap:16px}
.db-export-toggles{display:grid;gap:8px}
.db-export-toggles legend{margin-bottom:6px;padding:0}
`;
