export const shortcutsCss = `
.ic-shortcuts-group{margin-bottom:4px;color:var(--ic-muted);font-size:12px;font-weight:600;letter-spacing:.04em;text-transform:uppercase}
.ic-shortcuts>div{display:flex;gap:16px;align-items:center;justify-content:space-between;min-height:36px;border-bottom:1px solid var(--ic-border)}
.ic-shortcuts>div:last-child{border-bottom:0}
.ic-shortcuts dt{min-width:0;overflow-wrap:anywhere}
.ic-shortcuts-either{display:flex;flex-wrap:wrap;gap:4px 8px;justify-content:flex-end}
.ic-shortcuts-foot{display:grid;gap:4px;padding-top:16px;border-top:1px solid var(--ic-border)}
`;
