export const usersCss = `
.us-name{display:inline-flex;gap:10px;align-items:center;min-width:0}
.us-tags{display:inline-flex;flex-wrap:wrap;gap:4px;max-width:200px;vertical-align:middle}
.us-actions{display:inline-flex;gap:2px}
.us-head{display:flex;flex-wrap:wrap;gap:16px;align-items:center}
.us-who{display:grid;gap:4px;min-width:0;overflow-wrap:anywhere}
.us-handover{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 16px;margin:8px 0;overflow-wrap:anywhere}
.us-handover dt{color:var(--ic-muted)}
.us-handover dd{margin:0}
.us-picture{display:grid;gap:16px}
.us-cropper{display:flex;flex-wrap:wrap;gap:16px;align-items:center}
.us-crop{flex:none;width:200px;height:200px;border:1px solid var(--ic-border);border-radius:6px;background:var(--ic-raised);touch-action:none;cursor:grab}
.us-crop:active{cursor:grabbing}
.us-sliders{display:grid;flex:1 1 160px;gap:8px}
.us-slider{display:grid;gap:2px}
.us-slider input{width:100%;accent-color:var(--ic-accent-fill)}
.us-bulk{display:grid;grid-template-columns:minmax(0,1fr);gap:24px}
.us-reasons{display:grid;gap:2px}
.ic-table .us-reasons{min-width:240px}
.us-report{display:grid;grid-template-columns:minmax(0,1fr);gap:12px}
`;
