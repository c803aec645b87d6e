import { SIZES } from '../ui-core';

export const frameCss = `
.ic-modal-actions{display:flex;flex-wrap:wrap;gap:8px;justify-content:flex-end}
.ic-menu-place{position:absolute;inset:0;pointer-events:none}
.ic-popover{display:grid;gap:8px;max-width:min(360px,80vw);max-height:50vh;overflow:auto;outline:0;overflow-wrap:anywhere}
.ic-confirm{display:grid;gap:12px;padding-block:4px}
.ic-tab-list{display:flex;gap:4px;overflow-x:auto;overscroll-behavior-x:contain;scrollbar-width:thin;border-bottom:1px solid var(--ic-border)}
.ic-tab{flex:none;display:inline-flex;gap:6px;align-items:center;max-width:min(260px,70vw);min-height:40px;padding:0 12px;border:0;border-bottom:2px solid transparent;background:none;color:var(--ic-muted);font-weight:500;cursor:pointer;scroll-margin-inline:40px;transition:color .12s,border-color .12s}
.ic-tab:hover{color:var(--ic-text)}
.ic-tab:focus-visible{outline-offset:-3px;border-radius:${SIZES.radius}px}
.ic-tab-label{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.ic-domain-tabs{margin-block:-8px 0}
.ic-tab[aria-current]{border-bottom-color:var(--ic-accent);color:var(--ic-accent)}
.ic-domain-tabs .ic-tab:hover{text-decoration:none}
.ic-tag{display:inline-flex;gap:6px;align-items:center;padding:0 8px;min-height:22px;border-radius:11px;font-size:12.5px;white-space:nowrap}
.ic-tag-neutral{background:var(--ic-skeleton);color:var(--ic-muted)}
.ic-tag-info{background:var(--ic-info-soft);color:var(--ic-info)}
.ic-tag-success{background:var(--ic-success-soft);color:var(--ic-success)}
.ic-tag-warning{background:var(--ic-warning-soft);color:var(--ic-warning)}
.ic-tag-error{background:var(--ic-danger-soft);color:var(--ic-danger)}
.ic-cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(260px,100%),1fr));gap:12px}
.ic-card{position:relative;display:flex;gap:12px;align-items:flex-start;padding:16px;border:1px solid var(--ic-border);border-radius:${SIZES.radius + 2}px;background:var(--ic-surface);transition:border-color .12s}
.ic-card:hover{border-color:var(--ic-accent)}
.ic-card-icon{flex:none;display:grid;place-items:center;width:36px;height:36px;border-radius:${SIZES.radius}px;background:var(--ic-accent-soft);color:var(--ic-accent);font-size:18px}
.ic-card-body{display:grid;gap:2px;min-width:0;overflow-wrap:anywhere}
.ic-card-link{color:var(--ic-text);font-weight:600}
.ic-card-link::after{content:"";position:absolute;inset:0}
.ic-live{display:inline-flex;gap:6px;align-items:center;color:var(--ic-muted);font-size:12.5px;white-space:nowrap}
.ic-live::before{content:"";width:8px;height:8px;border-radius:50%;background:var(--ic-success)}
.ic-live-reconnecting{color:var(--ic-warning)}
.ic-live-reconnecting::before{background:transparent;border:2px solid var(--ic-warning)}
.ic-live-offline{color:var(--ic-danger)}
.ic-live-offline::before{border-radius:1px;background:var(--ic-danger)}
.ic-picture{aspect-ratio:var(--ic-ratio);width:100%;min-width:0;border:1px solid var(--ic-border);border-radius:${SIZES.radius}px;background:var(--ic-raised);overflow:hidden}
.ic-picture img{display:block;width:100%;height:100%;object-fit:var(--ic-fit)}
.ic-picture-button{display:block;width:100%;height:100%;padding:0;border:0;background:none;cursor:zoom-in}
.ic-picture-button:focus-visible{outline-offset:-3px}
.ic-picture-loading,.ic-picture-loading .ic-skeleton{display:block;width:100%!important;height:100%}
.ic-picture-failed{display:grid;place-content:center;justify-items:center;gap:4px;height:100%;padding:8px;color:var(--ic-muted);font-size:12.5px;text-align:center}
.ic-picture-failed .ic-icon{font-size:24px}
@media (forced-colors:active){.ic-tab:not([aria-current=page]){border-bottom-color:Canvas}.ic-live::before{forced-color-adjust:none}}
`;
