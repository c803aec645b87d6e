const deskCss = `
.le{display:grid;grid-template:"told told told" auto "tools desk fields" auto "tools desk list" auto "tools pattern list" 1fr / 84px minmax(0,var(--le-wide)) minmax(240px,1fr);gap:12px;align-items:start}
.le-pattern-mode{grid-template:"told told told" auto "tools desk pattern" auto "tools list pattern" auto "tools fields pattern" 1fr / 84px 248px minmax(0,1fr)}
.le-told{grid-area:told;display:grid;gap:12px}
.le-told:empty{display:none}
.le-fields{grid-area:fields;display:grid;grid-template-columns:minmax(0,1fr);gap:8px}
.le-pattern{grid-area:pattern;min-width:0}
.le-tools{grid-area:tools;display:grid;gap:2px;padding:4px;border:1px solid var(--ic-border);border-radius:8px;background:var(--ic-surface);position:sticky;top:64px}
.le-tools hr{width:100%;height:1px;margin:4px 0;border:0;background:var(--ic-border)}
.le-tool{flex-direction:column;gap:4px;min-height:54px;padding:6px 2px;font-size:12px;font-weight:400;line-height:1.2;overflow-wrap:anywhere}
.le-tool .ic-icon{font-size:20px}
.le-tool-active{background:var(--ic-accent-soft)!important;color:var(--ic-accent);font-weight:600}
.le-middle{grid-area:desk;display:grid;grid-template-columns:minmax(0,1fr);gap:12px;align-content:start;justify-items:stretch}
.le-middle>.ic-button{justify-self:start}
.le-desk{display:grid;grid-template-columns:minmax(0,1fr);gap:6px;justify-items:center}
.le-canvas{position:relative;max-width:100%;border-radius:2px;box-shadow:0 0 0 1px var(--ic-edge)}
.le-surface{position:absolute;inset:0;overflow:hidden;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none;outline-offset:3px}
.le-empty{display:grid;place-items:center;min-height:280px;padding:24px;border:1px dashed var(--ic-edge);border-radius:8px;background:var(--ic-surface)}
.le-foot{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;justify-content:space-between;width:100%;min-height:32px}
.le-zoom{display:flex;flex-wrap:wrap;gap:2px;align-items:center}
.le-place{color:var(--ic-muted);font-size:13px}
.le-turn{display:flex;flex-wrap:wrap;gap:8px}
.le-hint{padding:12px;border-radius:8px;background:var(--ic-raised)}
.le-changes{list-style:disc;padding-inline-start:20px}
`;

const listCss = `
.le-list{grid-area:list;display:grid;grid-template-columns:minmax(0,1fr);gap:8px;justify-items:start}
.le-list>*{width:100%}
.le-list>.ic-button{width:auto}
.le-list-head{display:flex;gap:8px;align-items:baseline;justify-content:space-between}
.le-list ol{display:grid;gap:6px;max-height:420px;overflow-y:auto}
.le-item{display:grid;gap:4px;padding:6px 8px;border:1px solid var(--ic-border);border-radius:8px;background:var(--ic-surface)}
.le-item-hovered{border-color:var(--ic-accent)}
.le-item-selected{border-color:var(--ic-accent);box-shadow:inset 0 0 0 1px var(--ic-accent)}
.le-item-head{display:flex;gap:4px;align-items:center;justify-content:space-between}
.le-item-name{display:flex;flex:1;gap:8px;align-items:center;min-height:28px;padding:0;border:0;background:none;font-weight:600;text-align:start;cursor:pointer}
.le-number{display:grid;place-items:center;min-width:22px;height:20px;padding:0 4px;border-radius:4px;background:#1c5c9f;color:#fff;font-size:12px}
.le-number-open{background:#8a5200}
.le-open{color:var(--ic-warning);font-size:13px}
.le-item-fields{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:13px}
.le-place-fields{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:4px 8px}
.le-place-field{display:flex;gap:6px;align-items:center;font-size:13px;color:var(--ic-muted)}
.le-place-field span{flex:none;min-width:14px}
.le-place-field .ic-input{min-width:0;min-height:28px;padding:2px 6px;color:var(--ic-text)}
`;

const smallCss = `
@media (max-width:1199.98px){
.le,.le-pattern-mode{grid-template:"told told" auto "tools fields" auto "tools desk" auto "tools list" auto "tools pattern" auto / 84px minmax(0,1fr)}
}
@media (max-width:639.98px){
.le,.le-pattern-mode{grid-template:"told" auto "fields" auto "tools" auto "desk" auto "list" auto "pattern" auto / minmax(0,1fr)}
.le-tools{position:static;grid-template-columns:repeat(auto-fill,minmax(84px,1fr))}
.le-tools hr{display:none}
.le-place-field .ic-input,.le-zoom .ic-button{min-height:40px}
.le-zoom .ic-button-icon{width:40px}
.le-list ol{max-height:none}
}
`;

/** The drawing desk: one column under 640 px, the list below the picture where there is no room beside it. */
export const labelEditorCss = deskCss + listCss + smallCss;
