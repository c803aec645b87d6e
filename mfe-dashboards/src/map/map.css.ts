export const mapCss = `
.rm-region{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;margin:0;padding:0;border:0}
.rm-bar{display:flex;flex-wrap:wrap;gap:12px 20px;align-items:end;justify-content:space-between}
.rm-bar>:first-child{flex:0 1 420px;min-width:0}
.rm-legend{display:flex;flex-wrap:wrap;gap:6px 14px;align-items:center}
.rm-legend li{display:flex;gap:6px;align-items:center}
.rm-toggle{display:inline-flex;gap:6px;align-items:center;min-height:30px;padding:0 10px;border:1px solid var(--ic-edge);border-radius:15px;background:var(--ic-surface);cursor:pointer}
.rm-toggle:hover{background:var(--ic-hover)}
.rm-toggle[aria-pressed=true]{border-color:var(--ic-accent);background:var(--ic-accent-soft);color:var(--ic-accent);font-weight:600}
.rm-toggle[aria-disabled]{opacity:.55;cursor:not-allowed}
.rm-count{color:var(--ic-muted);font-variant-numeric:tabular-nums}
.rm-shape{flex:none}
.rm-cell{fill:var(--ic-surface);stroke:var(--ic-border)}
.rm-read path{fill:color-mix(in srgb,var(--ic-success) 62%,var(--ic-hover))}
.rm-empty path{fill:var(--ic-edge)}
.rm-invalid path{fill:var(--ic-danger)}
.rm-divergent path{fill:var(--ic-warning)}
.rm-missing path{fill:var(--ic-muted)}
.rm-result{display:inline-flex;gap:6px;align-items:center;white-space:nowrap}
.rm-stage-box{border:1px solid var(--ic-border);border-radius:8px;background:var(--ic-surface);overflow:hidden}
.rm-stage{position:relative;height:280px;touch-action:none;user-select:none;cursor:crosshair}
.rm-stage:focus-visible{outline-offset:-2px}
.rm-canvas{position:absolute;inset:0;width:100%;height:100%;display:block}
.rm-over{position:absolute;inset:auto 12px 60px;padding:8px 12px;border:1px solid var(--ic-border);border-radius:8px;background:var(--ic-surface)}
.rm-stage-box{position:relative}
.rm-foot{display:flex;gap:8px 16px;align-items:center;justify-content:space-between;padding:6px 8px 6px 12px;border-top:1px solid var(--ic-border)}
.rm-line{min-width:0;min-height:21px;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
.rm-zoom{display:flex;flex:none;gap:6px}
.rm-zoom .ic-button{min-width:32px}
.rm-chips{display:flex;flex-wrap:wrap;gap:6px 10px;align-items:center;min-height:28px}
.rm-chip{gap:6px;border-radius:14px}
.rm-pair{display:grid;grid-template-columns:minmax(0,1fr) auto minmax(0,1fr);gap:12px;align-items:end}
.rm-both{display:inline-flex;flex-wrap:wrap;gap:2px 6px;align-items:center}
.rm-both del{color:var(--ic-danger);text-decoration-thickness:1px}
.rm-both ins{color:var(--ic-success);text-decoration:none;font-weight:600}
@media (max-width:639.98px){.rm-pair{grid-template-columns:minmax(0,1fr)}.rm-pair>.ic-button{justify-self:start}.rm-foot{align-items:start}.rm-line{min-height:63px;font-size:13px}.rm-bar>:first-child{flex:1 1 100%}}
@media print{.rm-stage{break-inside:avoid}.rm-zoom,.rm-chips,.rm-bar .ic-button{display:none}}
`;
