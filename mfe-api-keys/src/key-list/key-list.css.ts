export const keyListCss = `
.ak-list{display:grid;grid-template-columns:minmax(0,1fr);gap:16px}
.ak-token,.ak-domains{display:flex;gap:6px;align-items:center;justify-content:space-between}
.ak-token code{max-width:31ch;font-size:12px;line-height:1.4;overflow-wrap:anywhere;word-break:break-all;white-space:normal}
.ak-edit{display:inline-grid;flex:none;place-items:center;width:28px;height:28px;border-radius:6px}
.ak-edit[aria-disabled]{color:var(--ic-faint);cursor:not-allowed}
.ak-safety{display:grid;gap:2px;justify-items:start}
.ak-safety>.ic-muted{font-size:12.5px;padding-inline-start:8px}
.ak-actions{display:flex;gap:6px}
.ic-rowcard .ak-actions{flex-wrap:wrap}
.ak-advice{display:flex;gap:10px;align-items:flex-start;padding:10px 12px}
.ak-advice>.ic-icon{margin-top:3px;font-size:16px;color:var(--ic-success)}
.ak-advice-due>.ic-icon{color:var(--ic-warning)}
.ak-advice p{overflow-wrap:anywhere}
.ic-table tr:has(.ak-ended){background:var(--ic-raised);color:var(--ic-muted)}
.ic-rowcard:has(.ak-ended){background:var(--ic-raised);color:var(--ic-muted)}
`;
