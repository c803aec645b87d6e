export const homeCss = `
.db-card-title{font-size:15px;font-weight:600}
.db-card-open{justify-self:start;margin-top:6px}
.db-card-open::after{content:"";position:absolute;inset:0}
.db-card-domains{display:grid;justify-items:start;gap:4px;margin-top:6px}
.db-card-domains a{position:relative;z-index:1;max-width:100%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
`;
