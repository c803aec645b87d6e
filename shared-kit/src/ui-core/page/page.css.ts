import { SIZES } from '../theme/tokens';

export const pageCss = `
.ic-page{display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-content:start}
.ic-page-head{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between}
.ic-page-names{display:grid;gap:2px;min-width:0}
.ic-page-title{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center}
.ic-page-title h1{font-size:22px;line-height:1.3;font-weight:650;letter-spacing:-.01em;overflow-wrap:anywhere;unicode-bidi:plaintext}
.ic-page-title h1:focus{outline:none}
.ic-page-actions{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
.ic-page-body{display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-content:start}
.ic-crumbs{display:flex;flex-wrap:wrap;gap:2px 6px;color:var(--ic-muted);font-size:13px}
.ic-crumbs li:not(:last-child)::after{content:"/" / "";margin-left:6px;color:var(--ic-faint)}
.ic-crumbs li{display:flex;min-width:0;max-width:100%}
.ic-crumbs a{display:block;max-width:36ch;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;unicode-bidi:plaintext;color:var(--ic-muted)}
.ic-crumbs a:hover{color:var(--ic-accent)}
.ic-panel{padding:16px;border:1px solid var(--ic-border);border-radius:${SIZES.radius + 2}px;background:var(--ic-surface)}
.ic-heading{font-size:16px;font-weight:600;line-height:1.4}
@media (max-width:639.98px){.ic-page-title h1{font-size:20px}.ic-page-actions{width:100%}.ic-page-actions>.ic-button{flex:1 1 max-content}}
`;
