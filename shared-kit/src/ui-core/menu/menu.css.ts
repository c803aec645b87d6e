import { SIZES } from '../theme/tokens';

export const menuCss = `
.ic-menu-box{position:relative;display:inline-flex;width:fit-content}
.ic-menu{position:absolute;z-index:40;top:calc(100% + 4px);inset-inline-start:0;min-width:180px;max-width:min(320px,92vw);max-height:min(420px,70vh);overflow:auto;padding:4px;border:1px solid var(--ic-border);border-radius:${SIZES.radius + 2}px;background:var(--ic-surface);box-shadow:0 6px 20px rgb(0 0 0 / 16%)}
.ic-menu-end{inset-inline:auto 0}
.ic-menu-item{display:flex;width:100%;gap:10px;align-items:center;min-height:34px;padding:6px 10px;border:0;border-radius:${SIZES.radius - 2}px;background:transparent;color:var(--ic-text);text-align:start;cursor:pointer;white-space:nowrap}
.ic-menu-item:hover{text-decoration:none}
.ic-menu-item:hover,.ic-menu-item:focus-visible{background:var(--ic-hover);outline-offset:-2px}
.ic-menu-item[aria-disabled=true]{opacity:.55;cursor:not-allowed}
.ic-menu-item[aria-checked=true]{color:var(--ic-accent);font-weight:600}
.ic-menu-item-danger{color:var(--ic-danger)}
.ic-menu-mark{margin-inline-start:auto}
`;
