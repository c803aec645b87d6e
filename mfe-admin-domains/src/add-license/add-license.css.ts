export const addLicenseCss = `
.al-facts{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center}
`;
