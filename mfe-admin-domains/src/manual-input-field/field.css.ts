export const fieldCss = `
.do-field-page{display:grid;grid-template-columns:minmax(0,640px) minmax(240px,320px);gap:32px;align-items:start}
.do-preview{position:sticky;top:72px;display:grid;gap:12px}
.do-phone{display:grid;gap:8px;padding:20px 16px;border:1px solid var(--ic-edge);border-radius:16px;background:var(--ic-surface);overflow-wrap:anywhere}
.do-phone-name{font-size:16px;font-weight:600}
.do-phone [role=status]{min-height:1.5em}
.do-phone .ic-button[aria-pressed=true]{border-color:var(--ic-accent);background:var(--ic-accent-soft);color:var(--ic-accent)}
.do-good{color:var(--ic-success)}
.do-bad{color:var(--ic-warning)}
@media (max-width:959.98px){.do-field-page{grid-template-columns:minmax(0,1fr)}.do-preview{position:static;max-width:400px}}
@media (forced-colors:active){.do-phone .ic-button[aria-pressed=true]{outline:2px solid Highlight}}
`;
