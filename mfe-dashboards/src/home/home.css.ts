export const homeCss = `
.db-card-title{font-size:15px;font-weight:600}
.db-card-open{justify-self:start;margin-top:6px}
.db-card-open::after{content:"";position:absolute;inset:0}
`;
