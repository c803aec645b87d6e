export const domainListCss = `
.ad-list{display:grid;grid-template-columns:minmax(0,1fr);gap:16px}
.ad-removing{display:grid;gap:4px;min-width:180px;color:var(--ic-muted)}
.ad-removing>span{color:var(--ic-text)}
.ad-removing .ic-progress-label{font-size:12.5px}
.ad-several{display:inline-flex;flex-wrap:wrap;gap:4px 8px;align-items:center}
.ad-actions{display:flex;gap:6px}
.ic-rowcard .ad-actions{flex-wrap:wrap}
`;
