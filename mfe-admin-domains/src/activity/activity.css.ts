export const activityCss = `
.ac-filters{display:grid;grid-template-columns:repeat(auto-fit,minmax(180px,240px));gap:12px;margin-bottom:16px}
.ac-table{width:100%;border:1px solid var(--ic-border);border-radius:8px;border-collapse:separate;border-spacing:0;background:var(--ic-surface);overflow:hidden}
.ac-day th{padding:8px 12px;border-bottom:1px solid var(--ic-border);background:var(--ic-raised);font-size:12.5px;font-weight:600;text-align:start;color:var(--ic-muted)}
.ac-table tbody+tbody .ac-day th{border-top:1px solid var(--ic-border)}
.ac-change td{padding:4px 12px;vertical-align:baseline}
.ac-change+.ac-change td{border-top:1px solid var(--ic-border)}
.ac-details+.ac-change td{border-top:1px solid var(--ic-border)}
@media (min-width:640px){.ac-change:hover td{background:var(--ic-raised)}}
.ac-time{width:1%;color:var(--ic-muted);white-space:nowrap}
.ac-from,.ac-link{width:1%;font-size:12.5px;white-space:nowrap}
.ac-what button{display:flex;gap:8px;align-items:baseline;width:100%;padding:4px 0;border:0;background:none;color:inherit;font:inherit;text-align:start;cursor:pointer}
.ac-what button>span:last-child{min-width:0;overflow-wrap:anywhere}
.ac-what strong{font-weight:600}
.ac-sign{flex:none;width:6px;height:6px;border:solid var(--ic-muted);border-width:0 1.5px 1.5px 0;transform:rotate(-45deg);transition:transform .12s}
[aria-expanded=true]>.ac-sign{transform:rotate(45deg) translate(-1px,-1px)}
.ac-details td{padding:0 12px 12px}
.ac-facts{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 16px;margin:0;padding-inline-start:14px;font-size:13px}
.ac-facts dt{color:var(--ic-muted)}
.ac-facts dd{margin:0;overflow-wrap:anywhere}
.ac-more{display:flex;justify-content:center;margin-top:12px}
.ac-note{margin:12px 0 0;font-size:12.5px}
.ac-skeleton{display:grid;gap:12px;align-content:start;min-height:80vh;padding:16px}
@media (prefers-reduced-motion:reduce){.ac-sign{transition:none}}
@media (max-width:639.98px){
.ac-filters{grid-template-columns:1fr 1fr}
.ac-filters>:first-child{grid-column:1/-1}
.ac-table,.ac-table tbody,.ac-table tr,.ac-table td,.ac-table th{display:block}
.ac-change{display:grid!important;align-items:baseline;grid-template-columns:auto 1fr auto;column-gap:12px;padding:8px 12px;border-top:1px solid var(--ic-border)}
.ac-change td{padding:0;border:0!important}
.ac-what{grid-column:1/-1;grid-row:1}
.ac-time,.ac-from,.ac-link{width:auto}
.ac-time{grid-row:2;padding-inline-start:14px!important}
.ac-from{grid-row:2;grid-column:2}
.ac-link{grid-row:2;grid-column:3}
.ac-details td:empty{display:none}
.ac-facts{grid-template-columns:1fr;gap:0}
.ac-facts dd{margin-bottom:6px}
}
`;
