export const galleryCss = `
.ga{display:grid;grid-template-columns:minmax(0,1fr);gap:32px;max-width:1280px;margin:0 auto;padding:20px 24px 72px}
.ga-bar{position:sticky;top:0;z-index:20;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:end;padding-block:12px;border-bottom:1px solid var(--ic-border);background:var(--ic-page)}
.ga-bar h1{margin-inline-end:auto;font-size:22px}
.ga-contents{display:flex;flex-wrap:wrap;gap:4px 16px}
.ga-main{display:grid;grid-template-columns:minmax(0,1fr);gap:32px}
.ga-section{display:grid;grid-template-columns:minmax(0,1fr);gap:16px;scroll-margin-top:88px}
.ga-samples{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(280px,100%),1fr));gap:16px;align-items:start}
.ga-sample{display:grid;grid-template-columns:minmax(0,1fr);gap:10px;min-width:0;padding:14px;border:1px solid var(--ic-border);border-radius:8px;background:var(--ic-surface)}
.ga-sample-wide{grid-column:1/-1}
.ga-name{color:var(--ic-muted);font-size:12.5px}
.ga-row{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
.ga-icons{display:grid;grid-template-columns:repeat(auto-fill,minmax(112px,1fr));gap:12px}
.ga-icons li{display:grid;gap:4px;justify-items:center;font-size:12.5px;overflow-wrap:anywhere}
.ga-icons .ic-icon{font-size:20px}
.ga-colours{display:grid;grid-template-columns:repeat(auto-fill,minmax(132px,1fr));gap:10px}
.ga-colours li{display:grid;gap:4px;font-size:12.5px}
.ga-colours span{height:32px;border:1px solid var(--ic-border);border-radius:6px}
@media (max-width:639.98px){.ga{padding-inline:16px}.ga-bar{position:static}}
`;
