export const overviewCss = `
.db-needs{display:grid;gap:8px;padding:12px 16px;border:1px solid var(--ic-border);border-radius:10px;background:var(--ic-surface)}
.db-needs h2:focus{outline:none}
.db-needs>.ic-button{justify-self:start}
.db-need{display:grid;grid-template-columns:16px minmax(0,1fr) auto;gap:4px 10px;align-items:center;min-height:40px;padding-block:4px}
.db-need+.db-need{border-top:1px solid var(--ic-border)}
.db-need>.ic-icon{font-size:16px;color:var(--ic-warning)}
.db-need-urgent>.ic-icon{color:var(--ic-danger)}
.db-need-text{min-width:0;overflow-wrap:anywhere}
.db-need-text a{text-decoration:underline}
.db-quiet{display:flex;gap:8px;align-items:center;color:var(--ic-muted)}
.db-quiet>.ic-icon{font-size:16px;color:var(--ic-success)}
.db-company{display:grid;grid-template-columns:minmax(0,1fr);gap:12px}
.db-company+.db-company{margin-top:8px}
.db-company-head{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline}
.db-company-head h2{min-width:0;overflow-wrap:anywhere}
.db-company-empty{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center}
.db-company-links{display:flex;flex-wrap:wrap;gap:4px 16px;margin-inline-start:auto}
.db-domains{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(300px,100%),1fr));gap:12px}
.db-domain{display:grid;grid-template-columns:minmax(0,1fr);gap:10px;align-items:stretch;align-content:start}
.db-domain-name{font-size:15px;line-height:1.4}
.db-domain-name a{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.db-domain-name a::after{z-index:0}
.db-domain p a,.db-domain p button,.db-domain li a{position:relative;z-index:1}
.db-domain-last{display:grid;grid-template-columns:minmax(0,1fr);gap:4px;align-content:start;min-height:62px}
.db-last{display:flex;gap:8px;align-items:center;min-width:0}
.db-last a{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.db-last .ic-muted{flex:none;margin-inline-start:auto;font-size:13px}
.db-shares{display:flex;flex-wrap:wrap;gap:0 10px;font-size:13px;color:var(--ic-muted)}
.db-invalid{color:var(--ic-danger);font-weight:600}
.db-bar{display:flex;gap:1px;height:6px;border-radius:3px;overflow:hidden;background:var(--ic-skeleton)}
.db-bar>span{flex:0 1 0}
.db-bar-read{background:var(--ic-success)}
.db-bar-empty{background:var(--ic-edge)}
.db-bar-invalid{background:var(--ic-danger)}
.db-chart{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:10px;align-items:end;min-height:32px;font-size:12.5px}
.db-chart svg{position:relative;z-index:1;display:block;width:100%;height:32px;pointer-events:none}
.db-chart g{pointer-events:all}
.db-chart-column{fill:transparent}
.db-chart g:hover .db-chart-column{fill:var(--ic-hover)}
.db-chart-bar{fill:var(--ic-faint)}
.db-chart-today{fill:var(--ic-accent)}
.db-chart-none{fill:var(--ic-edge)}
.db-work{display:grid;gap:2px;min-height:22px;font-size:13px}
.db-work li{display:flex;flex-wrap:wrap;gap:0 10px;align-items:center}
.db-work a,.db-warning{display:inline-flex;gap:6px;align-items:center}
.db-failed{color:var(--ic-danger)}
.db-warning{color:var(--ic-warning)}
.db-all-domains{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;margin-top:8px}
.db-all-domains h3{font-size:15px;font-weight:600}
.db-all-domains>.ic-field{max-width:420px}
.db-all-domains>.ic-button{justify-self:start}
.db-name-list{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(220px,100%),1fr));gap:2px 16px}
.db-name-list a{display:block;padding-block:4px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.db-steps{display:grid;gap:4px;counter-reset:step}
.db-step{display:grid;grid-template-columns:24px minmax(0,1fr) auto;gap:4px 12px;align-items:center;padding:10px 0}
.db-step+.db-step{border-top:1px solid var(--ic-border)}
.db-step>.ic-icon{font-size:20px;color:var(--ic-faint)}
.db-step-done>.ic-icon{color:var(--ic-success)}
.db-step-title{font-weight:600}
.db-step-done .db-step-title{color:var(--ic-muted)}
@media (max-width:639.98px){.db-need,.db-step{grid-template-columns:16px minmax(0,1fr)}.db-need>.ic-button,.db-step>.ic-button{grid-column:2;justify-self:start}.db-company-links{margin-inline-start:0;width:100%}}
`;
