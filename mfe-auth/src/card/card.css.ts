/* One column, one width: in the card what can be done fills it as the fields above do. */
export const cardCss = `
.au-card{display:grid;gap:16px;width:100%;max-width:400px;margin:min(10vh,96px) auto 32px;padding:32px;border:1px solid var(--ic-border);border-radius:12px;background:var(--ic-surface)}
.au-card .ic-actions>.ic-button:not(.ic-button-block){flex:1 1 max-content}
@media (max-width:639.98px){.au-card{margin-top:16px;padding:24px 20px}}
`;
