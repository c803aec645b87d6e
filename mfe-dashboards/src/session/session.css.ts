export const sessionCss = `
.db-lines{display:grid;gap:18px}
.db-switches{display:flex;flex-wrap:wrap;gap:8px 24px}
.db-switches legend{margin-bottom:6px;padding:0}
`;
