import { SIZES } from '../ui-core';

export const dataCss = `
.ic-data{display:grid;grid-template-columns:minmax(0,1fr);border:1px solid var(--ic-border);border-radius:${SIZES.radius + 2}px;background:var(--ic-surface)}
.ic-toolbar{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;padding:10px 12px}
.ic-selection{display:flex;flex:1;flex-wrap:wrap;gap:4px 8px;align-items:center;min-height:34px;padding:2px 4px 2px 12px;border-radius:6px;background:var(--ic-accent-soft)}
.ic-dense[aria-checked=true]{background:var(--ic-accent-soft);color:var(--ic-accent)}
.ic-filters{display:flex;flex-wrap:wrap;gap:6px;align-items:center}
.ic-toolbar-end{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;margin-inline-start:auto}
.ic-search{position:relative;flex:0 1 280px;min-width:160px}
.ic-search .ic-icon{position:absolute;left:10px;top:50%;transform:translateY(-50%);color:var(--ic-faint);pointer-events:none}
.ic-search .ic-input{padding-left:32px}
.ic-rows{position:relative}
.ic-new-rows{position:absolute;z-index:3;top:-16px;inset-inline:0;display:grid;justify-items:center;pointer-events:none}
.ic-new-rows .ic-button{border-radius:14px;box-shadow:0 2px 10px rgb(0 0 0 / 22%);pointer-events:auto}
.ic-table-edges{position:relative}
.ic-table-edges::before,.ic-table-edges::after{content:"";position:absolute;z-index:2;inset-block:1px;width:14px;opacity:0;pointer-events:none;transition:opacity .12s}
.ic-table-edges::before{left:0;background:linear-gradient(to right,color-mix(in srgb,var(--ic-shade) 32%,transparent),transparent)}
.ic-table-edges::after{right:0;background:linear-gradient(to left,color-mix(in srgb,var(--ic-shade) 32%,transparent),transparent)}
.ic-table-edges:is([data-edges=left],[data-edges=both])::before,.ic-table-edges:is([data-edges=right],[data-edges=both])::after{opacity:1}
.ic-table-box{overflow-x:clip;border-block:1px solid var(--ic-border)}
.ic-table-wide{overflow:auto;max-height:max(320px,calc(100vh - 190px))}
.ic-table-list{overflow:auto;height:clamp(260px,calc(100vh - 300px),900px);overscroll-behavior:contain;contain:strict}
.ic-table{width:100%;border-collapse:separate;border-spacing:0;font-variant-numeric:tabular-nums}
.ic-table-fixed{table-layout:fixed}
.ic-table-fixed td{max-width:none}
.ic-table-fixed th{overflow:hidden}
.ic-col-check{width:42px}
.ic-table th{position:sticky;z-index:1;top:52px;background:var(--ic-raised);color:var(--ic-muted);font-weight:600;text-align:start;white-space:nowrap;padding:0}
.ic-table-wide .ic-table th,.ic-table-list .ic-table th{top:0}
.ic-table th:not(:has(button)){padding:8px 12px}
.ic-table th:focus,.ic-table td:focus{outline:2px solid var(--ic-accent);outline-offset:-2px}
.ic-col-title{overflow:hidden;text-overflow:ellipsis}
.ic-col-grip{position:absolute;z-index:1;inset:4px 0 4px auto;width:9px;cursor:col-resize;touch-action:none}
.ic-col-grip::after{content:"";position:absolute;inset:4px 0 4px auto;width:2px;border-radius:1px;background:var(--ic-border)}
.ic-table thead:hover .ic-col-grip::after{background:var(--ic-edge)}
.ic-table .ic-col-drop-before{box-shadow:inset 3px 0 var(--ic-accent)}
.ic-table .ic-col-drop-after{box-shadow:inset -3px 0 var(--ic-accent)}
.ic-columns{width:330px;padding:12px;display:grid;gap:10px}
.ic-columns li{display:flex;gap:2px;align-items:center;min-height:32px}
.ic-columns .ic-check{flex:1;min-width:0;overflow-wrap:anywhere}
.ic-columns .ic-button-icon .ic-icon{font-size:11px}
.ic-export-progress{padding:0 12px 10px;animation:ic-appear .2s .4s backwards}
@keyframes ic-appear{from{opacity:0}}
.ic-table td{height:43px;max-width:420px;padding:4px 12px;border-top:1px solid var(--ic-border);overflow:clip;text-overflow:ellipsis;white-space:nowrap;vertical-align:middle;scroll-margin-top:44px;unicode-bidi:plaintext;text-align:left}
.ic-table-dense td{height:32px;padding-block:1px}
.ic-table .ic-table-gap td{padding:0;border:0}
.ic-table tbody tr:hover{background:var(--ic-hover)}
.ic-table tr[aria-selected=true]{background:var(--ic-accent-soft)}
.ic-table .ic-table-sticky{position:sticky;left:0;z-index:1;background:var(--ic-surface)}
.ic-table th.ic-table-sticky{z-index:2;background:var(--ic-raised)}
.ic-table tbody tr:hover .ic-table-sticky{background:var(--ic-hover)}
.ic-table tr[aria-selected=true] .ic-table-sticky{background:var(--ic-accent-soft)}
.ic-table-edges:is([data-edges=left],[data-edges=both]) .ic-table-sticky{box-shadow:inset -1px 0 var(--ic-border)}
.ic-table .ic-table-number{text-align:right}
.ic-table .ic-table-number .ic-table-sort{flex-direction:row-reverse}
.ic-table .ic-table-wrap{white-space:normal;min-width:160px;overflow-wrap:anywhere}
.ic-table-list .ic-table .ic-table-wrap{white-space:nowrap}
.ic-table-box:not(.ic-table-list) .ic-table-wrap :is(a,.ic-lines){display:-webkit-inline-box;-webkit-box-orient:vertical;-webkit-line-clamp:4;overflow:hidden;vertical-align:middle}
.ic-row-gone{color:var(--ic-faint);text-decoration:line-through}
.ic-row-gone :is(a,button,.ic-tag){color:inherit;text-decoration:inherit;pointer-events:none}
.ic-table [aria-rowindex]:is(.ic-row-gone):hover{background:none}
.ic-table .ic-table-check{width:42px;padding:0 0 0 14px}
.ic-table-sort{display:flex;width:100%;gap:6px;align-items:center;padding:8px 12px;border:0;background:transparent;color:inherit;font-weight:inherit;cursor:pointer}
.ic-table-sort:hover{color:var(--ic-text)}
.ic-table-sort:focus-visible{outline-offset:-2px}
.ic-table-sort .ic-icon{font-size:10px;color:var(--ic-accent)}
.ic-table-sort .ic-table-unsorted{visibility:hidden}
.ic-table-sort:hover .ic-table-unsorted,.ic-table-sort:focus-visible .ic-table-unsorted{visibility:visible;color:var(--ic-faint)}
.ic-data-foot{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between;padding:8px 12px;color:var(--ic-muted)}
.ic-data-foot-coming{visibility:hidden}
.ic-data-foot-coming [role=status]{visibility:visible;position:absolute;clip-path:inset(50%)}
.ic-pager{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;margin-inline-start:auto}
.ic-pager-size{display:flex;gap:8px;align-items:center}
.ic-pager-size .ic-input{width:auto;min-height:28px;padding-block:2px}
.ic-pager-moves{display:flex}
.ic-rowcards-all{padding:8px 12px;border-top:1px solid var(--ic-border)}
.ic-rowcards{border-block:1px solid var(--ic-border)}
.ic-rowcard{display:grid;gap:6px;padding:12px}
.ic-rowcard+.ic-rowcard{border-top:1px solid var(--ic-border)}
.ic-rowcard:has(.ic-rowcard-head :checked){background:var(--ic-accent-soft)}
.ic-rowcard-head{display:flex;gap:10px;align-items:center}
.ic-rowcard-title a{display:-webkit-inline-box;-webkit-box-orient:vertical;-webkit-line-clamp:4;overflow:hidden;vertical-align:middle}
.ic-rowcard-title{font-weight:600;min-width:0;overflow-wrap:anywhere}
.ic-rowcard dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(128px,1fr));gap:6px 12px}
.ic-rowcards-dense .ic-rowcard{padding-block:8px;gap:2px}
.ic-rowcards-dense dl{gap:2px 12px}
.ic-rowcard dt{color:var(--ic-muted);font-size:12.5px}
.ic-rowcard dd{overflow-wrap:anywhere;min-height:1.5em}
.ic-rowcard dd .ic-tag{white-space:normal}
.ic-sort-choice{display:flex;gap:8px;align-items:flex-end;padding:0 12px 10px}
.ic-sort-choice .ic-field{flex:1;grid-template-columns:max-content minmax(0,1fr);align-items:center;gap:8px}
.ic-table th:last-child .ic-col-grip::after{content:none}
@media (max-width:639.98px){.ic-toolbar{position:relative}.ic-search{flex:1 1 100%}.ic-selection{display:flex;flex:1;flex-wrap:wrap;gap:4px 8px;align-items:center;min-height:34px;padding:2px 4px 2px 12px;border-radius:6px;background:var(--ic-accent-soft)}
.ic-dense[aria-checked=true]{background:var(--ic-accent-soft);color:var(--ic-accent)}
.ic-toolbar-end{gap:6px 4px;width:100%;margin:0}.ic-selection{flex:1 1 100%}.ic-toolbar-end>:not(.ic-check,.ic-button,.ic-menu-box){flex:1 1 100%}.ic-toolbar-end>.ic-button-text,.ic-toolbar-end>.ic-menu-box>.ic-button-text{padding-inline:4px}.ic-toolbar-end>.ic-menu-box:has(.ic-columns){position:static}.ic-columns{inset-inline:8px;top:calc(100% - 4px);width:auto}.ic-columns .ic-help{display:none}.ic-pager{width:100%;justify-content:space-between}}
`;
