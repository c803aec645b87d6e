export const addDomainCss = `
.ad-copied{display:grid;gap:12px;padding:16px}
.ad-copied h2,.ad-copied p{margin:0;font-size:14px}
.ad-copied dl{display:grid;grid-template-columns:max-content 1fr;gap:8px 16px;margin:0}
.ad-copied dt{color:var(--ic-muted)}
.ad-copied dd{min-width:0;margin:0;overflow-wrap:anywhere}
@media (max-width:639.98px){.ad-copied dl{grid-template-columns:1fr;gap:2px}.ad-copied dd{margin-bottom:8px}}
`;
