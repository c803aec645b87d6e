import { SIZES } from 'shared-kit/ui-core';

export const shellCss = `
.ic-layout{display:grid;grid-template:52px 1fr/minmax(0,1fr);min-height:100vh;min-height:100dvh}
.ic-layout-drawer{grid-template-columns:240px minmax(0,1fr)}
.ic-skip{position:fixed;z-index:60;top:6px;left:6px;padding:8px 14px;border-radius:${SIZES.radius}px;background:var(--ic-accent-fill);color:var(--ic-on-fill);transform:translateY(-200%)}
.ic-skip:focus{transform:none}
.ic-topbar{position:sticky;top:0;z-index:30;grid-column:1/-1;display:flex;gap:8px;align-items:center;padding:0 16px;border-bottom:1px solid var(--ic-border);background:var(--ic-surface)}
.ic-topbar-menu{display:none}
.ic-brand{display:flex;gap:10px;align-items:center;min-width:0;color:var(--ic-text);font-weight:650;letter-spacing:-.01em;white-space:nowrap}
.ic-brand:hover{text-decoration:none}
.ic-brand svg{flex:none}
.ic-topbar-end{display:flex;gap:2px;align-items:center;margin-inline-start:auto}
.ic-quick-button{margin-inline-end:4px;color:var(--ic-muted)}
.ic-quick-button.ic-button{border-color:var(--ic-border)}
.ic-quick-button-keys{padding:0 5px;border:1px solid var(--ic-border);border-radius:4px;font:inherit;font-size:11.5px}
.ic-overrides.ic-button{margin-inline-end:6px;border-color:transparent;background:var(--ic-warning-soft);color:var(--ic-warning)}
.ic-connection{display:inline-flex;gap:7px;align-items:center;min-height:28px;margin-inline-end:6px;padding:2px 10px;border:1px solid transparent;border-radius:14px;background:transparent;color:var(--ic-muted);font-size:12.5px;white-space:nowrap;cursor:pointer}
.ic-connection:hover,.ic-connection[aria-expanded=true]{border-color:var(--ic-border);color:var(--ic-text)}
.ic-connection-details{position:absolute;z-index:40;top:calc(100% + 6px);inset-inline-end:0;display:grid;gap:6px;width:min(320px,calc(100vw - 24px));padding:12px 16px 14px;border:1px solid var(--ic-border);border-radius:${SIZES.radius + 2}px;background:var(--ic-surface);box-shadow:0 6px 20px rgb(0 0 0 / 16%);font-size:13px}
.ic-connection-title{font-size:14px;font-weight:600}
.ic-connection-title-reconnecting{color:var(--ic-warning)}
.ic-connection-title-offline{color:var(--ic-danger)}
.ic-connection::before{content:"";width:8px;height:8px;border-radius:50%;background:var(--ic-success)}
.ic-connection-reconnecting{background:var(--ic-warning-soft);color:var(--ic-warning)}
.ic-connection-reconnecting::before{background:transparent;border:2px solid var(--ic-warning)}
.ic-connection-offline{background:var(--ic-danger-soft);color:var(--ic-danger)}
.ic-connection-offline::before{border-radius:1px;background:var(--ic-danger)}
.ic-main{grid-column:-2/-1;display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-content:start;padding:20px 24px 72px;outline:none}
.ic-drawer{position:sticky;top:52px;align-self:start;height:calc(100vh - 52px);overflow-y:auto;border-inline-end:1px solid var(--ic-border);background:var(--ic-surface)}
.ic-drawer-content{display:flex;flex-direction:column;gap:4px;min-height:100%;padding:12px 8px}
.ic-drawer-section{display:grid;gap:6px;padding:8px 0}
.ic-drawer-section h2{padding:0 12px;color:var(--ic-muted);font-size:12px;font-weight:600;letter-spacing:.04em;text-transform:uppercase}
.ic-drawer-section>.ic-skeleton{margin:6px 12px}
.ic-drawer-link{display:flex;gap:10px;align-items:center;min-height:36px;padding:6px 12px;border:0;border-radius:${SIZES.radius}px;background:transparent;color:var(--ic-text);overflow-wrap:anywhere;text-align:start;cursor:pointer}
.ic-drawer-name{display:-webkit-box;min-width:0;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2;unicode-bidi:plaintext;text-align:left}
.ic-drawer-below{padding-inline-start:20px}
.ic-drawer-below .ic-drawer-link{padding-inline:10px}
.ic-drawer-link:hover{background:var(--ic-hover);text-decoration:none}
.ic-drawer-link .ic-icon{color:var(--ic-muted);font-size:16px}
.ic-drawer-link.active{background:var(--ic-accent-soft);color:var(--ic-accent);font-weight:600}
.ic-drawer-link.active[aria-current=true]{background:none}
.ic-drawer-link.active .ic-icon{color:inherit}
.ic-drawer-note{padding:4px 12px;color:var(--ic-muted)}
.ic-snackbar .ic-alert-body{max-height:40vh;overflow-y:auto;unicode-bidi:plaintext}
.ic-drawer-who{margin-top:auto;padding:12px;border-top:1px solid var(--ic-border);overflow-wrap:anywhere;font-size:13px}
.ic-drawer-logout,.ic-drawer-close{display:none}
.ic-drawer-shade{display:none}
.ic-snackbars{position:fixed;z-index:1100;inset:auto 0 20px;display:grid;justify-items:center;padding:0 16px;pointer-events:none}
.ic-snackbar>.ic-icon{margin-top:0}
.ic-snackbar{align-items:center;max-width:560px;background:var(--ic-surface);box-shadow:0 6px 24px rgb(0 0 0 / 22%);pointer-events:auto;animation:ic-rise .16s ease-out}
@keyframes ic-rise{from{opacity:0;transform:translateY(8px)}}
.ic-backdrop{width:100vw;height:100vh;max-width:none;max-height:none;margin:0;padding:0;border:0;background:color-mix(in srgb,var(--ic-page) 82%,transparent);color:var(--ic-text)}
.ic-backdrop[open]{display:grid;align-content:center;justify-items:center;gap:14px}
.ic-backdrop::backdrop{background:transparent}
.ic-backdrop-bar{width:120px;height:3px;border-radius:2px;background:linear-gradient(90deg,transparent,var(--ic-accent-fill),transparent) 0/50% 100% no-repeat var(--ic-skeleton);animation:ic-pass 1.1s ease-in-out infinite alternate}
.ic-backdrop p{max-width:420px;margin:0;padding:0 20px;text-align:center}
.ic-backdrop-known{width:min(320px,70vw);overflow:hidden;background:var(--ic-skeleton);animation:none}
.ic-backdrop-known>span{display:block;height:100%;background:var(--ic-accent-fill);transition:width .2s linear}
@keyframes ic-pass{to{background-position:100% 0}}
.ic-lone-page{display:grid;justify-items:start;gap:14px;max-width:640px;margin:12vh auto 0;padding:0 20px}
.ic-lone-page h1{font-size:22px;line-height:1.3}
@media (max-width:1023.98px){
.ic-quick-button.ic-button{width:34px;padding:0;border-color:transparent;color:inherit}
.ic-quick-button>span,.ic-quick-button>kbd{display:none}
}
@media (max-width:899.98px){
.ic-layout-drawer{grid-template-columns:minmax(0,1fr)}
.ic-topbar{padding:0 8px}
.ic-topbar-menu{display:block}
.ic-drawer{position:fixed;z-index:50;inset:0 auto 0 0;width:min(300px,86vw);height:100%;visibility:hidden;transform:translateX(-100%);transition:transform .16s ease-out,visibility .16s}
.ic-drawer-open{visibility:visible;transform:none;transition:transform .16s ease-out;box-shadow:0 0 40px rgb(0 0 0 / 30%)}
.ic-drawer-close{display:flex;justify-content:flex-end;padding:8px 8px 0}
.ic-drawer-content{min-height:calc(100% - 42px)}
.ic-drawer-shade{display:block;position:fixed;inset:0;z-index:45;background:var(--ic-shade)}
}
@media (max-width:639.98px){
.ic-connection-details{position:fixed;top:56px;inset-inline:12px;width:auto}
.ic-main{padding:14px 12px 72px}
.ic-topbar-logout{display:none}
.ic-drawer-logout{display:flex;width:100%}
.ic-connection{margin:0;padding:2px 6px}
.ic-connection-live .ic-connection-text{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
}
@media (max-width:479.98px){.ic-brand span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}
`;
