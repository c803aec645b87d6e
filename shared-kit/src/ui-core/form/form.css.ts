import { SIZES } from '../theme/tokens';

export const formCss = `
.ic-form{display:grid;gap:16px;max-width:640px}
.ic-field{display:grid;gap:4px;min-width:0;scroll-margin-block:68px 16px}
.ic-label{font-weight:500}
.ic-label-note{font-weight:400;color:var(--ic-muted)}
.ic-help{color:var(--ic-muted);font-size:13px}
.ic-field-error{display:flex;gap:6px;align-items:baseline;color:var(--ic-danger);font-size:13px}
.ic-field-error .ic-icon{position:relative;top:2px}
.ic-input{width:100%;min-height:${SIZES.controlHeight}px;padding:5px 10px;border:1px solid var(--ic-edge);border-radius:${SIZES.radius}px;background:var(--ic-surface);transition:border-color .12s}
.ic-input:hover{border-color:var(--ic-accent)}
.ic-input:focus-visible{outline-offset:-1px}
.ic-input:disabled{background:var(--ic-raised);color:var(--ic-muted);cursor:not-allowed}
.ic-input[aria-invalid=true]{border-color:var(--ic-danger)}
.ic-input::placeholder{color:var(--ic-faint);opacity:1}
textarea.ic-input{min-height:80px;resize:vertical}
select.ic-input{appearance:none;padding-right:28px;background-image:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%2377828e' stroke-width='2'%3E%3Cpath d='m4 6 4 4 4-4'/%3E%3C/svg%3E");background-repeat:no-repeat;background-position:right 8px center;background-size:14px}
.ic-input-box{position:relative}
.ic-input-box .ic-input{padding-right:40px}
.ic-input-box .ic-button{position:absolute;top:0;right:0;height:100%;color:var(--ic-muted)}
.ic-caps-lock{display:flex;gap:6px;align-items:baseline;color:var(--ic-warning);font-size:13px}
.ic-caps-lock:empty{display:none}
.ic-caps-lock .ic-icon,.ic-rules .ic-icon{position:relative;top:2px}
.ic-rules{display:grid;gap:2px;color:var(--ic-muted);font-size:13px}
.ic-rules li{display:flex;gap:6px;align-items:baseline}
.ic-rule-met{color:var(--ic-success)}
.ic-rule-open{flex:none;width:1em;height:1em;position:relative;top:2px;border:1px solid var(--ic-edge);border-radius:50%}
.ic-check{display:inline-flex;gap:8px;align-items:flex-start;cursor:pointer}
.ic-check:has(:disabled){cursor:not-allowed;color:var(--ic-muted)}
.ic-check input{flex:none;width:16px;height:16px;margin:3px 0 0;accent-color:var(--ic-accent-fill);cursor:inherit}
.ic-check-bare{display:flex}
.ic-check-bare input{margin:0}
.ic-switch{position:relative;appearance:none;flex:none;width:34px!important;height:18px!important;margin:2px 0 0!important;border-radius:9px;background:var(--ic-edge);transition:background-color .15s}
.ic-switch::after{content:"";position:absolute;top:2px;left:2px;width:14px;height:14px;border-radius:50%;background:#fff;transition:transform .15s}
.ic-switch:checked{background:var(--ic-accent-fill)}
.ic-switch:checked::after{transform:translateX(16px)}
.ic-switch:disabled{opacity:.5}
@media (forced-colors:active){.ic-switch{border:1px solid}.ic-switch:checked{background:Highlight}.ic-switch::after{background:ButtonText}}
.ic-actions{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
`;
