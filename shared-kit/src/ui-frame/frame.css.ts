import { SIZES } from '../ui-core';

export const frameCss = `
.ic-modal-actions{display:flex;flex-wrap:wrap;gap:8px;justify-content:flex-end}
.ic-confirm{display:grid;gap:12px;padding-block:4px}
.ic-radios{display:grid;gap:8px}
.ic-radios legend{margin-bottom:6px;padding:0}
.ic-radio-help{display:block}
.ic-choices{display:grid;gap:8px;justify-items:start}
.ic-choice{min-width:0;overflow-wrap:anywhere}
.ic-choice .ic-help{display:block;padding-left:24px}
.ic-choice-box{border:1px solid var(--ic-edge);border-radius:${SIZES.radius}px;background:var(--ic-surface);overflow:hidden}
.ic-choice-head{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:8px 12px;border-bottom:1px solid var(--ic-border);background:var(--ic-raised)}
.ic-choice-search{position:relative;flex:1 1 180px}
.ic-choice-search .ic-icon{position:absolute;left:10px;top:10px;color:var(--ic-muted)}
.ic-choice-search .ic-input{padding-left:32px}
.ic-choice-list{max-height:min(288px,50vh);overflow-y:auto;overscroll-behavior:contain;padding:4px 12px}
.ic-choice-list .ic-choice{padding-block:5px;content-visibility:auto;contain-intrinsic-size:auto 31px}
.ic-choice-list>.ic-muted{padding-block:16px;text-align:center;overflow-wrap:anywhere}
.ic-read-only{display:flex;gap:8px}
.ic-read-only .ic-input{background:var(--ic-raised);border-color:var(--ic-border);text-overflow:ellipsis}
.ic-tabs{display:grid;grid-template-columns:minmax(0,1fr);gap:16px}
.ic-tab-list{display:flex;gap:4px;overflow-x:auto;overscroll-behavior-x:contain;scrollbar-width:thin;border-bottom:1px solid var(--ic-border)}
.ic-tab{flex:none;display:inline-flex;gap:6px;align-items:center;max-width:min(260px,70vw);min-height:40px;padding:0 12px;border:0;border-bottom:2px solid transparent;background:none;color:var(--ic-muted);font-weight:500;cursor:pointer;scroll-margin-inline:40px;transition:color .12s,border-color .12s}
.ic-tab:hover{color:var(--ic-text)}
.ic-tab:focus-visible{outline-offset:-3px;border-radius:${SIZES.radius}px}
.ic-tab[aria-selected=true]{border-bottom-color:var(--ic-accent);color:var(--ic-accent)}
.ic-tab-label{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.ic-tab-panel{display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-content:start;border-radius:${SIZES.radius}px}
.ic-tab-skeletons{gap:24px;padding:11px 12px}
.ic-file{position:relative;display:grid;justify-items:center;gap:4px;padding:24px 16px;border:1px dashed var(--ic-edge);border-radius:${SIZES.radius + 2}px;background:var(--ic-raised);text-align:center;transition:background-color .12s,border-color .12s}
.ic-file:hover:not(:has(:disabled)),.ic-file-over{border-color:var(--ic-accent);background:var(--ic-accent-soft)}
.ic-file-wrong{border-color:var(--ic-danger)}
.ic-file input{position:absolute;inset:0;width:100%;height:100%;opacity:0;cursor:pointer}
.ic-file input:disabled{cursor:not-allowed}
.ic-file:has(:focus-visible){outline:2px solid var(--ic-accent);outline-offset:2px}
.ic-file-icon{font-size:28px;color:var(--ic-accent)}
.ic-file-name{font-weight:500;overflow-wrap:anywhere}
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
.ic-progress{display:grid;gap:6px}
.ic-progress-label{display:flex;justify-content:space-between;gap:12px}
.ic-progress-row{display:flex;gap:12px;align-items:center}
.ic-progress-bar{flex:1;height:8px;border-radius:4px;overflow:hidden;background:var(--ic-skeleton)}
.ic-progress-fill{height:100%;border-radius:4px;background:var(--ic-accent-fill);transform-origin:0;transition:transform .12s linear}
.ic-progress-open .ic-progress-fill{width:40%;animation:ic-slide 1.2s ease-in-out infinite alternate}
@keyframes ic-slide{from{transform:translateX(0)}to{transform:translateX(150%)}}
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
.ic-avatar{flex:none;display:inline-grid;place-items:center;width:var(--ic-size);height:var(--ic-size);border-radius:50%;overflow:hidden;background:var(--ic-accent-soft);color:var(--ic-accent);font-size:calc(var(--ic-size)*.4);font-weight:600;line-height:1;user-select:none}
.ic-avatar img{width:100%;height:100%;object-fit:cover}
`;
