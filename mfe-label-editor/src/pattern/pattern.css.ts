/** Six hues, told apart by their numbers too, and grey for constants: `--pe-ink` on `--pe-fill` has 4.5:1 in both schemes. */
const hueCss = `
.pe-hue-0{--pe-ink:var(--ic-accent);--pe-fill:var(--ic-accent-soft)}
.pe-hue-1{--pe-ink:var(--ic-warning);--pe-fill:var(--ic-warning-soft)}
.pe-hue-2{--pe-ink:#6a3aa2;--pe-fill:#f1e9fb}
.pe-hue-3{--pe-ink:var(--ic-success);--pe-fill:var(--ic-success-soft)}
.pe-hue-4{--pe-ink:#9c2468;--pe-fill:#fce8f2}
.pe-hue-5{--pe-ink:var(--ic-info);--pe-fill:var(--ic-info-soft)}
[data-scheme=dark] .pe-hue-2{--pe-ink:#c8a8f4;--pe-fill:#2c2140}
[data-scheme=dark] .pe-hue-4{--pe-ink:#f49cca;--pe-fill:#3c1b2d}
.pe-hue-constant{--pe-ink:var(--ic-muted);--pe-fill:var(--ic-skeleton)}
`;

const textCss = `
.pe-text{display:inline;overflow-wrap:anywhere;white-space:pre-wrap;line-height:2.2}
.pe-part{position:relative;padding:2px 1px;background:var(--pe-fill);color:var(--pe-ink);box-shadow:inset 0 -2px var(--pe-ink);box-decoration-break:clone;-webkit-box-decoration-break:clone}
.pe-part:not([data-number]){background:none}
.pe-part[data-number]{margin-inline-start:1px;border-start-start-radius:3px}
.pe-part[data-number]::before{content:attr(data-number);position:absolute;inset-block-start:-10px;inset-inline-start:1px;font:600 10px/1 system-ui,sans-serif;color:var(--pe-ink)}
.pe-wrong{padding:2px 1px;color:var(--ic-danger);background:var(--ic-danger-soft);text-decoration:underline wavy;text-decoration-thickness:1px;text-underline-offset:3px}
.pe-ends{display:inline-block;width:9px;height:1.25em;margin-inline-start:2px;vertical-align:text-bottom;border:1px dashed var(--ic-danger);background:var(--ic-danger-soft)}
.pe-mark{display:inline-grid;place-items:center;min-width:20px;height:20px;padding:0 5px;border-radius:4px;background:var(--pe-fill);color:var(--pe-ink);font-weight:600;font-size:12px}
.pe-state{display:flex;gap:6px;align-items:baseline;font-size:13px;overflow-wrap:anywhere}
.pe-state .ic-icon{position:relative;top:2px}
.pe-good{color:var(--ic-success)}
.pe-bad{color:var(--ic-danger)}
`;

const tableCss = `
.pe-table{display:grid;grid-template-columns:auto fit-content(200px) auto minmax(160px,1fr) fit-content(140px) auto;border:1px solid var(--ic-border);border-radius:8px;background:var(--ic-surface)}
.pe-table-read{grid-template-columns:auto fit-content(200px) auto minmax(160px,1fr) fit-content(140px)}
.pe-table:not(:has([data-row])){display:none}
.pe-titles,.pe-rows,.pe-row{display:grid;grid-column:1/-1;grid-template-columns:subgrid;align-items:center}
.pe-titles .pe-cell{padding:6px 10px;color:var(--ic-muted);min-width:0;font-size:13px;font-weight:600;overflow-wrap:anywhere}
.pe-titles{background:var(--ic-raised);border-radius:8px 8px 0 0}
.pe-rows .pe-row{border-top:1px solid var(--ic-border)}
.pe-rows .pe-cell{min-width:0;padding:5px 10px;overflow-wrap:anywhere}
.pe-rows .pe-row:not(.pe-edited):hover{background:var(--ic-hover)}
.pe-rows .pe-cell-mark{display:flex;gap:2px;align-items:center;padding-inline-start:4px}
.pe-table-read .pe-cell-mark{padding-inline-start:10px}
.pe-handle{cursor:grab;touch-action:none;color:var(--ic-muted);width:24px!important}
.pe-cell-name{font-weight:600}
.pe-cell-type{font-size:13px}
.pe-rows .pe-cell-actions{display:flex;padding-block:2px;justify-content:end}
.pe-words{display:flex;flex-wrap:wrap;gap:0 6px;font-size:13px}
.pe-words li:not(:last-child)::after{content:"·";margin-inline-start:6px;color:var(--ic-faint)}
.pe-only-card{display:none}
.pe-row[data-drop=dragged]{opacity:.5}
.pe-row[data-drop=before]{box-shadow:0 -2px var(--ic-accent)}
.pe-row[data-drop=after]{box-shadow:0 2px var(--ic-accent)}
.pe:has([data-drop=dragged]){cursor:grabbing;user-select:none}
.pe-rows .pe-edited>.pe-cell{grid-column:1/-1;padding:12px;background:var(--ic-raised)}
.pe-edited-name{display:flex;gap:6px;align-items:center;margin-block-end:8px;font-weight:600}
`;

const formCss = `
.pe-form{max-width:none;gap:12px}
.pe-inputs{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(132px,100%),1fr));gap:12px;align-items:start}
.pe-inputs>.ic-field:first-child,.pe-inputs>.ic-field:has(.ic-help){grid-column:span 2}
.pe-check{grid-column:1/-1;display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:8px 16px;align-items:start}
.pe-add{padding:12px;border:1px dashed var(--ic-edge);border-radius:8px;background:var(--ic-surface)}
.pe-options{display:flex;flex-wrap:wrap;gap:8px 24px}
.pe-test{display:flex;flex-wrap:wrap;gap:8px;align-items:flex-start;max-width:none}
.pe-test>.ic-field{flex:1 1 200px}
.pe-test-actions{display:flex;gap:4px;padding-block-start:25px}
.pe-result{display:grid;gap:6px;padding:10px 12px;border:1px solid var(--ic-border);border-radius:8px;background:var(--ic-surface)}
.pe-result:empty{display:none}
.pe-values{display:grid;gap:4px}
.pe-values>div{display:grid;grid-template-columns:minmax(90px,max-content) minmax(0,1fr);gap:12px;align-items:baseline}
.pe-values dt{color:var(--ic-muted)}
.pe-values dd{overflow-wrap:anywhere;white-space:pre-wrap}
.pe-keep-decoded{justify-self:start}
.pe-kept{display:grid;border:1px solid var(--ic-border);border-radius:8px;background:var(--ic-surface)}
.pe-kept li{display:flex;gap:8px;align-items:center;padding:8px 6px 3px 10px}
.pe-kept li+li{border-top:1px solid var(--ic-border)}
.pe-kept .pe-text{flex:1;min-width:0}
.pe-kept-state{flex:none;width:1em}
.pe-kept-actions{display:flex;flex:none}
`;

// Cards where the editor itself is narrow: it stands beside the picture, so the width of the window says little.
const cardCss = `
@container pe (max-width:559.98px){
.pe-table,.pe-table-read{grid-template-columns:minmax(0,1fr);border:0;background:none}
.pe-titles,.pe-rows .pe-cell-type{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.pe-rows{gap:8px}
.pe-rows .pe-row{grid-template-columns:auto minmax(0,1fr) auto;gap:2px 8px;padding:6px 8px;border:1px solid var(--ic-border);border-radius:8px;background:var(--ic-surface)}
.pe-rows .pe-cell,.pe-rows .pe-cell-mark{padding:0}
.pe-cell-mark{grid-row:1;grid-column:1}
.pe-cell-name{grid-row:1;grid-column:2}
.pe-rows .pe-cell-actions{grid-row:1;grid-column:3}
.pe-cell-words{grid-row:2;grid-column:2/-1}
.pe-cell-check{grid-row:3;grid-column:2/-1;font-size:13px}
.pe-cell-check:empty{display:none}
.pe-only-card{display:inline}
.pe-row[data-drop=before]{box-shadow:0 -3px var(--ic-accent)}
.pe-row[data-drop=after]{box-shadow:0 3px var(--ic-accent)}
.pe-rows .pe-row.pe-edited{padding:0}
.pe-rows .pe-edited>.pe-cell{padding:12px;border-radius:8px}
.pe-check{grid-template-columns:minmax(0,1fr)}
.pe-test>.ic-field{flex-basis:100%}
.pe-test-actions{padding:0}
.pe-inputs>.ic-field:nth-child(2){grid-column:span 2}
}
`;

export const patternCss = `
.pe{container:pe/inline-size;display:grid;grid-template-columns:minmax(0,1fr);gap:12px;align-content:start}
.pe-head{display:flex;flex-wrap:wrap;gap:8px;align-items:center;justify-content:space-between}
.pe-block{display:grid;grid-template-columns:minmax(0,1fr);gap:6px}
.pe-block-name{font-weight:500;font-size:13px;color:var(--ic-muted)}
.pe-decoded .pe-text,.pe-result .pe-text{margin-block-start:4px}
.pe-decoded{padding:10px 12px;border:1px solid var(--ic-border);border-radius:8px;background:var(--ic-surface)}
.pe-line{display:flex;gap:8px;align-items:center;justify-content:space-between;padding:9px 6px 3px 12px;border:1px solid var(--ic-border);border-radius:8px;background:var(--ic-surface)}
.pe-none{display:flex;gap:8px;align-items:baseline;color:var(--ic-muted)}
.pe-foot{display:grid;gap:8px;justify-items:start}
.pe-foot>.ic-message{width:100%}
${hueCss}${textCss}${tableCss}${formCss}${cardCss}
@media (forced-colors:active){.pe-part,.pe-mark{outline:1px solid}.pe-wrong{outline:1px dashed}}
`;
