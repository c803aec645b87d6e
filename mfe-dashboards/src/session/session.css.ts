export const sessionCss = `
.db-lines{display:grid;gap:18px}
.db-switches{display:flex;flex-wrap:wrap;gap:8px 24px}
.db-switches legend{margin-bottom:6px;padding:0}
.db-switch{display:flex;gap:6px;align-items:center}
.db-figures{display:flex;flex-wrap:wrap;gap:8px}
.db-figure{display:inline-flex;gap:6px;align-items:center;min-height:34px;padding:0 14px;border:1px solid var(--ic-edge);border-radius:17px;background:var(--ic-surface);color:var(--ic-text);font-variant-numeric:tabular-nums;cursor:pointer}
.db-figure:hover{background:var(--ic-hover)}
.db-figure[aria-pressed=true]{border-color:var(--ic-accent);background:var(--ic-accent-soft);color:var(--ic-accent);font-weight:600}
.db-figure-invalid .ic-icon{color:var(--ic-danger)}
.db-figure-divergent .ic-icon{color:var(--ic-warning)}
.db-result{display:inline-flex;gap:4px;align-items:center}
.db-none{color:var(--ic-faint)}
.db-expected{color:var(--ic-warning)}
.db-neighbours{display:flex;gap:4px;min-width:0}
.db-neighbours .ic-button{max-width:190px}
.db-neighbours span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
@media (max-width:639.98px){.db-switches{display:grid;gap:8px}}
`;
