export const createTaskCss = `
.db-create{display:grid;grid-template-columns:minmax(0,1fr);gap:16px;max-width:none}
.db-create>.ic-field,.db-create>.ic-check,.db-create>.ic-alert,.db-create>.ic-progress{max-width:640px}
.db-rules{display:grid;gap:4px}
.db-sheet{display:grid;grid-template-columns:minmax(0,1fr);gap:10px}
.db-columns{display:flex;flex-wrap:wrap;gap:6px;align-items:center}
.db-columns .ic-tag{max-width:100%;overflow:hidden;text-overflow:ellipsis}
.db-preview{overflow-x:auto;border:1px solid var(--ic-border);border-radius:6px}
.db-preview table{min-width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
.db-preview th{padding:6px 12px;background:var(--ic-raised);color:var(--ic-muted);font-weight:600;text-align:start;white-space:nowrap}
.db-preview td{max-width:32ch;padding:4px 12px;border-top:1px solid var(--ic-border);white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.db-offences summary{width:max-content;color:var(--ic-accent);cursor:pointer}
.db-offences ul{display:grid;gap:2px;max-height:200px;margin-top:6px;overflow:auto}
`;
