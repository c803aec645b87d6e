export const filtersCss = `
.db-chip{display:inline-flex;align-items:center;border:1px solid var(--ic-edge);border-radius:15px;background:var(--ic-surface)}
.db-chip .ic-button{border-radius:14px;font-weight:400}
.db-chip-set{border-color:var(--ic-accent);background:var(--ic-accent-soft)}
.db-chip-set .ic-button{color:var(--ic-accent);font-weight:500}
.db-range{display:grid;gap:12px}
`;
