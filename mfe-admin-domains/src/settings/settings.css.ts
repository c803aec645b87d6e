import { changesCss } from '../differences/changes.css';

/** The part colours: told apart by hue, and named beside the address for who sees none. */
const partCss = `
.do-address{overflow-wrap:anywhere}
.do-part{padding:1px 3px;border-radius:3px;border-bottom:2px solid}
.do-part+.do-part{margin-inline-start:2px}
.do-part-street{background:var(--ic-info-soft);color:var(--ic-info)}
.do-part-column{background:var(--ic-success-soft);color:var(--ic-success)}
.do-part-level{background:var(--ic-warning-soft);color:var(--ic-warning)}
.do-part-position{background:var(--ic-accent-soft);color:var(--ic-accent)}
.do-part-constant{background:var(--ic-skeleton);color:var(--ic-muted)}
.do-part-literal{color:var(--ic-muted)}
.do-parts{display:flex;flex-wrap:wrap;gap:6px 16px;font-size:13px}
.do-parts>div{display:flex;gap:6px;align-items:baseline}
.do-parts dt{color:var(--ic-muted)}
.do-explanation{display:grid;gap:8px;padding:4px;font-size:13px}
.do-explanation ul{display:grid;gap:2px}
.do-explanation .do-parts{margin-top:4px}
.do-explanation .do-parts dt{color:inherit}
`;

const testerCss = `
.do-tester{display:grid;gap:12px;padding:12px;border-radius:8px;background:var(--ic-raised)}
.do-examples{display:flex;flex-wrap:wrap;gap:4px;align-items:center;font-size:13px}
.do-examples .ic-button[aria-pressed=true]{background:var(--ic-accent-soft);color:var(--ic-accent)}
.do-outcome{display:grid;gap:8px}
.do-shown{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 16px}
.do-shown dt{color:var(--ic-muted)}
`;

const historyCss = `
.do-history{display:grid;gap:20px}
.do-history section{display:grid;gap:8px}
.do-history ol{display:grid;border:1px solid var(--ic-border);border-radius:8px}
.do-version{display:grid;gap:8px;justify-items:start;padding:12px}
.do-version>*{width:100%}
.do-version>.ic-button{width:auto;margin-inline-start:-8px}
.do-version+.do-version{border-top:1px solid var(--ic-border)}
.do-version-head{display:flex;flex-wrap:wrap;gap:4px 8px;align-items:center;font-weight:600}
.do-restore{display:grid;gap:12px;padding:12px;border-radius:8px;background:var(--ic-raised)}
.do-restorable>:not(:first-child){padding-inline-start:24px}
`;

export const settingsCss = `
.do-settings{display:grid;grid-template-columns:180px minmax(0,720px);gap:32px;align-items:start}
.do-contents{position:sticky;top:72px;display:grid;gap:2px}
.do-contents a{display:flex;gap:8px;align-items:center;justify-content:space-between;padding:5px 10px;border-inline-start:2px solid var(--ic-border);color:var(--ic-muted)}
.do-contents a:hover{color:var(--ic-text);text-decoration:none}
.do-contents a[aria-current]{border-color:var(--ic-accent);color:var(--ic-accent);font-weight:500}
.do-dot{flex:none;width:8px;height:8px;border-radius:50%;background:var(--ic-accent)}
.do-wrong{display:flex;color:var(--ic-danger)}
.do-column{max-width:none;grid-template-columns:minmax(0,1fr)}
.do-section{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;scroll-margin-top:72px}
.do-section-head{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;min-height:34px}
.do-section-action{margin-inline-start:auto}
.do-pair{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(260px,100%),1fr));gap:16px;align-items:start}
.do-save-bar{position:sticky;bottom:0;z-index:2;display:flex;flex-wrap:wrap;gap:8px;align-items:center;justify-content:flex-end;padding:12px 16px;border:1px solid var(--ic-border);border-radius:8px;background:var(--ic-surface)}
.do-save-bar [role=status]{margin-inline-end:auto}
.do-labels{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(210px,100%),1fr));gap:12px}
.do-label{display:grid;grid-template-rows:auto 1fr;border:1px solid var(--ic-border);border-radius:8px;overflow:hidden;content-visibility:auto;contain-intrinsic-size:auto 250px}
.do-label .ic-picture{border:0;border-bottom:1px solid var(--ic-border);border-radius:0}
.do-label-body{display:grid;gap:2px;align-content:start;padding:8px 12px}
.do-label-name{font-weight:600;overflow-wrap:anywhere}
.do-thumbnail{position:relative}
.do-outlines{position:absolute;inset:0;width:100%;height:100%;pointer-events:none;overflow:hidden}
.do-outlines rect{fill:none;stroke-width:2px;vector-effect:non-scaling-stroke}
.do-region{stroke:var(--ic-accent-fill);stroke-dasharray:5 4}
.do-barcode{stroke:var(--ic-info)}
.do-rows{display:grid;border:1px solid var(--ic-border);border-radius:8px}
.do-row{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;padding:10px 12px;content-visibility:auto;contain-intrinsic-size:auto 88px}
.do-row+.do-row{border-top:1px solid var(--ic-border)}
.do-row-body{flex:1 1 220px;display:grid;gap:2px;min-width:0;overflow-wrap:anywhere}
.do-row-name{display:flex;gap:6px;align-items:center;font-weight:600}
.do-facts{display:flex;flex-wrap:wrap;gap:0 6px;font-size:13px}
.do-facts li:not(:last-child)::after{content:"·";margin-inline-start:6px}
.do-actions{display:flex;gap:2px;margin-inline-start:auto}
.do-actions .ic-button-danger:not(:hover,:focus-visible){color:var(--ic-muted)}
.do-mark{color:var(--ic-muted)}
${partCss}${testerCss}${changesCss}${historyCss}
@media (max-width:1023.98px){.do-settings{grid-template-columns:minmax(0,1fr);gap:16px}.do-contents{position:static;display:flex;flex-wrap:wrap;gap:4px}.do-contents a{border:1px solid var(--ic-border);border-radius:16px;padding:3px 12px}}
@media (max-width:639.98px){.do-section-head{justify-content:space-between}.do-section-head .ic-tag{margin-inline-end:auto}.do-section-action{margin-inline-start:0}}
@media (forced-colors:active){
.do-contents a[aria-current]{border-color:Highlight;background:Highlight;color:HighlightText;forced-color-adjust:none}
.do-dot{background:Highlight;forced-color-adjust:none}
.do-examples .ic-button[aria-pressed=true]{outline:2px solid Highlight}
}
@media (forced-colors:active) and (min-width:1024px){.do-contents a:not([aria-current]){border-color:Canvas}}
`;
