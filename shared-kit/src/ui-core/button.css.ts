import { SIZES } from './theme/tokens';

export const buttonCss = `
.ic-button{display:inline-flex;max-width:100%;overflow-wrap:break-word;align-items:center;justify-content:center;gap:8px;min-height:${SIZES.controlHeight}px;padding:0 14px;border:1px solid var(--ic-edge);border-radius:${SIZES.radius}px;background:var(--ic-surface);color:var(--ic-text);font-weight:500;line-height:1.3;text-align:center;cursor:pointer;transition:background-color .12s,border-color .12s}
a.ic-button:hover{text-decoration:none}
.ic-button:hover:not(:disabled){background:var(--ic-hover)}
.ic-button:disabled,.ic-button[aria-disabled=true]{opacity:.55;cursor:not-allowed}
.ic-button-primary{background:var(--ic-accent-fill);border-color:transparent;color:var(--ic-on-fill)}
.ic-button-primary:hover:not(:disabled){background:var(--ic-accent-fill-hover)}
.ic-button-danger{color:var(--ic-danger);border-color:var(--ic-danger)}
.ic-button-danger:hover:not(:disabled){background:var(--ic-danger-soft)}
.ic-button-danger.ic-button-primary{background:var(--ic-danger-fill);border-color:transparent;color:var(--ic-on-fill)}
.ic-button-danger.ic-button-primary:hover:not(:disabled){background:var(--ic-danger-fill-hover)}
.ic-button-text{background:transparent;border-color:transparent}
.ic-button-link{background:transparent;border-color:transparent;color:var(--ic-accent);padding:0 6px}
.ic-button-link:hover:not(:disabled){background:transparent;text-decoration:underline}
.ic-button-small{min-height:28px;padding:0 10px}
.ic-button-icon{padding:0;width:${SIZES.controlHeight}px}
.ic-button-icon.ic-button-small{width:28px}
.ic-button-icon .ic-icon{font-size:16px}
.ic-button-block{width:100%}
.ic-button-busy{width:14px;height:14px;border:2px solid currentColor;border-right-color:transparent;border-radius:50%;animation:ic-turn .7s linear infinite}
@keyframes ic-turn{to{transform:rotate(1turn)}}
`;
