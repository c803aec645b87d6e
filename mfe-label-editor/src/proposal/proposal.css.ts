export const proposalCss = `
.le-proposal-actions{display:flex;flex-wrap:wrap;gap:8px;margin-block-start:8px}
.le-split{display:grid;gap:10px;margin-block-end:16px;padding:12px;border:1px dashed var(--ic-accent);border-radius:8px}
.le-split-fields{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:10px 12px;margin:0;padding:0;list-style:none}
.le-split-fields>li{display:grid;gap:4px;align-content:start;min-width:0}
.le-split-value{font-family:ui-monospace,Consolas,monospace;overflow-wrap:anywhere;white-space:pre-wrap}
.le-split-constant{align-content:center}
.le-split-actions{display:flex;flex-wrap:wrap;gap:8px}
`;
