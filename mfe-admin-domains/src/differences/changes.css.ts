/** How differences of settings look, on whichever page they are told. */
export const changesCss = `
.do-differences{display:grid;gap:12px}
.do-difference-part{font-weight:500;overflow-wrap:anywhere}
.do-changes{display:grid;gap:4px;margin-block:4px}
.do-changes>div{display:grid;grid-template-columns:minmax(120px,1fr) 2fr;gap:2px 16px}
.do-changes dt{color:var(--ic-muted)}
.do-changes dd{overflow-wrap:anywhere}
.do-changes del{color:var(--ic-muted)}
.do-changes ins{text-decoration:none;font-weight:500}
.do-value{white-space:pre-wrap;overflow-wrap:anywhere}
.do-aspects{display:flex;flex-wrap:wrap;gap:2px 12px;color:var(--ic-muted)}
@media (max-width:639.98px){.do-changes>div{grid-template-columns:minmax(0,1fr)}}
`;
