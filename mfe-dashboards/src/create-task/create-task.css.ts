export const createTaskCss = `
.db-sheet{display:grid;grid-template-columns:minmax(0,1fr);gap:10px}
.db-columns{display:flex;flex-wrap:wrap;gap:6px;align-items:center}
.db-columns .ic-tag{max-width:100%;overflow:hidden;text-overflow:ellipsis}
.db-preview{border:1px solid var(--ic-border);border-radius:6px}
.db-preview .ic-table td{max-width:32ch;overflow:hidden;text-overflow:ellipsis}
.db-offences summary{cursor:pointer}
.db-offences ul{max-height:200px;overflow:auto;margin-top:6px;display:grid;gap:2px}
.db-rules{display:grid;gap:4px;max-width:640px}
.db-create{display:grid;grid-template-columns:minmax(0,1fr);gap:16px;max-width:none}
.db-create>.ic-field,.db-create>.ic-check,.db-create>.ic-alert,.db-create>.ic-progress{max-width:640px}
`;
