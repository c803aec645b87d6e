/** What the tokens of antd's theme leave open. */
export const displayCss = `
.ic-message .ant-alert-title{overflow-wrap:anywhere}
.ic-message.ant-alert-with-description .ant-alert-title{margin:0;font-size:inherit;font-weight:600}
.ic-message .ant-alert-icon{margin-top:1px}
.ic-message:not(.ant-alert-with-description) .ant-alert-icon{align-self:flex-start;margin-top:4px}
.ic-message .ant-alert-actions{align-self:center;margin-inline-start:12px}
.ic-empty{width:100%}
.ic-empty .ant-empty-image{height:auto;margin:0;line-height:1}
.ic-empty .ant-empty-description{width:100%;justify-self:center;color:inherit}
.ic-empty .ic-state-text{margin:4px auto 0}
.ic-empty .ant-empty-footer{margin-top:8px}
.ic-failure{padding:40px 16px}
.ic-failure .ant-result-icon{margin-bottom:12px}
.ic-failure .ant-result-title{margin:0;font-weight:600;overflow-wrap:anywhere}
.ic-failure .ant-result-subtitle{overflow-wrap:anywhere}
.ic-failure .ant-result-extra{display:flex;flex-wrap:wrap;gap:8px;justify-content:center;margin-top:16px}
.ic-failure .ant-result-extra>*{margin:0}
.ic-mark{max-width:100%;overflow:hidden;text-overflow:ellipsis;margin:0}
.ic-tabs>.ant-tabs-nav::before{border-color:var(--ic-border)}
.ic-tabs .ant-tabs-content{display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-content:start}
.ic-tab-name{display:inline-flex;gap:6px;align-items:center;max-width:min(236px,60vw)}
.ic-tab-name>:first-child{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.ic-tabs-skeleton{display:grid;gap:16px}
.ic-tabs-skeleton>:nth-child(2){display:flex;gap:24px;padding:11px 12px;border-bottom:1px solid var(--ic-border)}
.ic-progress{display:grid;gap:6px}
.ic-progress-label{display:flex;justify-content:space-between;gap:12px}
.ic-progress-row{display:flex;gap:12px;align-items:center}
.ic-progress-row .ant-progress{line-height:1}
.ic-progress-open .ant-progress-track{animation:ic-slide 1.2s ease-in-out infinite alternate}
@keyframes ic-slide{from{transform:translateX(0)}to{transform:translateX(150%)}}
.ic-avatar{flex:none;display:inline-flex}
.ic-avatar .ant-avatar{background:var(--ic-accent-soft);color:var(--ic-accent);font-weight:600;user-select:none}
.ic-facts-lines .ant-descriptions-item-label{flex:none;width:min(9em,40%)}
.ic-facts .ant-descriptions-item-content{overflow-wrap:anywhere}
@media (forced-colors:active){.ic-progress-row .ant-progress-rail{border:1px solid CanvasText}.ic-progress-row .ant-progress-track,.ic-tabs .ant-tabs-ink-bar{forced-color-adjust:none;background:Highlight}}
`;
