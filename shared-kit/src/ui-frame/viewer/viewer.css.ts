import { SIZES } from '../../ui-core';

/** Dark in both schemes: a picture is judged by its own light. The dialog carries `data-scheme=dark`. */
export const viewerCss = `
.ic-viewer{position:fixed;inset:0;display:grid;grid-template-rows:auto minmax(0,1fr) auto;width:100vw;height:100vh;height:100dvh;max-width:none;max-height:none;margin:0;padding:0;border:0;overflow:hidden;background:#0b0f13;color:var(--ic-text);overscroll-behavior:contain}
.ic-viewer::backdrop{background:#0b0f13}
.ic-viewer-head{display:flex;gap:12px;align-items:center;min-height:52px;padding:8px 12px 8px 20px;border-bottom:1px solid var(--ic-border)}
.ic-viewer-caption{flex:1;min-width:0;display:flex;flex-wrap:wrap;gap:0 12px;align-items:baseline}
.ic-viewer-title{min-width:0;max-width:100%;font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.ic-viewer-count{color:var(--ic-muted);white-space:nowrap}
.ic-viewer-stage{position:relative;overflow:hidden;touch-action:none;user-select:none;-webkit-user-select:none}
.ic-viewer-stage img{position:absolute;left:50%;top:50%;max-width:none;-webkit-user-drag:none}
.ic-viewer-movable{cursor:grab}
.ic-viewer-held{cursor:grabbing}
.ic-viewer-glide{transition:transform .14s ease-out}
.ic-viewer-state{position:absolute;inset:0;display:grid;place-content:center;justify-items:center;gap:12px;padding:24px 72px;text-align:center;color:var(--ic-muted)}
.ic-viewer-state .ic-icon{font-size:48px}
.ic-viewer-state .ic-button .ic-icon{font-size:16px}
.ic-viewer-step{position:absolute;top:50%;width:44px;height:44px;margin-top:-22px;border-radius:22px;background:rgb(24 31 38 / 85%)}
.ic-viewer-previous{left:12px}
.ic-viewer-next{right:12px}
.ic-viewer-tools{display:flex;flex-wrap:wrap;gap:4px;align-items:center;justify-content:center;padding:8px 12px;padding-bottom:max(8px,env(safe-area-inset-bottom));border-top:1px solid var(--ic-border)}
.ic-viewer-zoom{min-width:58px;text-align:center;font-variant-numeric:tabular-nums;color:var(--ic-muted)}
.ic-viewer-tools .ic-button{width:40px;min-height:40px;border-radius:${SIZES.radius}px}
@media (max-width:640px){.ic-viewer-head{padding-left:12px}.ic-viewer-state{padding-inline:24px}.ic-viewer-step{top:auto;bottom:12px;margin:0}}
`;
