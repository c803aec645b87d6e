import { SIZES } from 'shared-kit/ui-core';

export const quickAccessCss = `
.ic-quick-head{display:flex;flex:none;gap:10px;align-items:center;padding:8px 8px 8px 18px;border-bottom:1px solid var(--ic-border)}
.ic-quick-head>.ic-icon{color:var(--ic-muted);font-size:18px}
.ic-quick-input{flex:1;min-width:0;min-height:40px;padding:0;border:0;outline:0;background:transparent;font-size:16px}
.ic-quick-input::placeholder{color:var(--ic-faint);opacity:1}
.ic-quick-list{flex:1;min-height:0;padding:6px;overflow-y:auto;overscroll-behavior:contain}
.ic-quick-list:empty{display:none}
.ic-quick-list:focus{outline:none}
.ic-quick-group{padding:10px 12px 4px;color:var(--ic-muted);font-size:12px;font-weight:600;letter-spacing:.04em;text-transform:uppercase}
.ic-quick-option{display:flex;gap:12px;align-items:center;min-height:40px;padding:6px 12px;border-radius:${SIZES.radius}px;cursor:pointer}
.ic-quick-option>.ic-icon{color:var(--ic-muted);font-size:16px}
.ic-quick-option[aria-selected=true]{background:var(--ic-accent-soft);box-shadow:inset 2px 0 0 var(--ic-accent)}
.ic-quick-option[aria-selected=true]>.ic-icon{color:var(--ic-accent)}
.ic-quick-label{flex:1 1 auto;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;unicode-bidi:plaintext;text-align:left}
.ic-quick-hint{flex:0 1 auto;min-width:0;max-width:45%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;color:var(--ic-muted);font-size:13px}
.ic-quick-note{flex:none;padding:8px 18px;border-top:1px solid var(--ic-border);color:var(--ic-muted);font-size:13px;overflow-wrap:anywhere}
.ic-quick-none{display:grid;gap:4px;padding:36px 20px;text-align:center;overflow-wrap:anywhere}
@media (max-width:639.98px){.ic-quick-option{min-height:44px}.ic-quick-option .ic-kbd{display:none}}
@media (forced-colors:active){.ic-quick-option[aria-selected=true]{outline:2px solid Highlight;outline-offset:-2px}}
`;
