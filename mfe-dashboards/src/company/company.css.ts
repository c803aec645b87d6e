export const companyCss = `
.db-domain-links{display:flex;flex-wrap:wrap;gap:4px 16px;margin-top:4px}
.db-domain-links a{position:relative;z-index:1}
`;
