export const domainListCss = `
.ad-list{display:grid;grid-template-columns:minmax(0,1fr);gap:16px}
.ad-removing{display:grid;gap:4px;min-width:180px;color:var(--ic-muted)}
.ad-removing>span{color:var(--ic-text)}
.ad-removing .ic-progress-label{font-size:12.5px}
.ic-rowcard:has(.ad-removing) dl{display:none}
.ic-rowcard-title:has(.ad-removing){flex:1}
.ad-removing .ic-progress-label{font-weight:400}
.ad-several{display:inline-flex;flex-wrap:wrap;gap:4px 8px;align-items:center}
.ad-actions{display:flex;gap:6px}
.ic-rowcard .ad-actions{flex-wrap:wrap}
.ic-rowcard dl>div:has(.ad-actions){grid-column:1/-1}
`;
