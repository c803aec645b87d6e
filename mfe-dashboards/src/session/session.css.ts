export const sessionCss = `
.db-facts{display:flex;flex-wrap:wrap;gap:8px 32px}
.db-facts dt{color:var(--ic-muted);font-size:12.5px}
.db-facts dd{font-weight:600}
.db-lines{display:grid;gap:18px}
.db-switches{display:flex;flex-wrap:wrap;gap:8px 24px}
.db-switches legend{margin-bottom:6px;padding:0}
`;
