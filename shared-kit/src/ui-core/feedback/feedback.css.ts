import { SIZES } from '../theme/tokens';

export const feedbackCss = `
.ic-alert{display:flex;gap:10px;align-items:flex-start;padding:10px 12px;border:1px solid;border-radius:${SIZES.radius}px;color:var(--ic-text)}
.ic-alert>.ic-icon{font-size:16px;margin-top:3px}
.ic-alert-body{flex:1;min-width:0;overflow-wrap:anywhere}
.ic-alert-title{font-weight:600}
.ic-alert .ic-button{align-self:center}
.ic-alert-error{background:var(--ic-danger-soft);border-color:color-mix(in srgb,var(--ic-danger) 35%,transparent)}
.ic-alert-error>.ic-icon{color:var(--ic-danger)}
.ic-alert-warning{background:var(--ic-warning-soft);border-color:color-mix(in srgb,var(--ic-warning) 35%,transparent)}
.ic-alert-warning>.ic-icon{color:var(--ic-warning)}
.ic-alert-success{background:var(--ic-success-soft);border-color:color-mix(in srgb,var(--ic-success) 35%,transparent)}
.ic-alert-success>.ic-icon{color:var(--ic-success)}
.ic-alert-info{background:var(--ic-info-soft);border-color:color-mix(in srgb,var(--ic-info) 35%,transparent)}
.ic-alert-info>.ic-icon{color:var(--ic-info)}
.ic-state{display:grid;grid-template-columns:minmax(0,1fr);justify-items:center;gap:8px;padding:48px 16px;text-align:center}
.ic-state-icon{font-size:40px;line-height:1;color:var(--ic-faint)}
.ic-state-icon-error{color:var(--ic-danger)}
.ic-state-title{font-size:16px;font-weight:600}
.ic-state-title,.ic-state-text{max-width:100%;overflow-wrap:anywhere}
.ic-state-text{width:52ch;color:var(--ic-muted)}
.ic-state-actions{display:flex;flex-wrap:wrap;gap:8px;justify-content:center;margin-top:8px}
.ic-skeleton{display:block;height:14px;border-radius:4px;background:linear-gradient(90deg,var(--ic-skeleton) 40%,var(--ic-hover) 50%,var(--ic-skeleton) 60%) 0/300% 100%;animation:ic-sweep 1.4s ease-in-out infinite}
@keyframes ic-sweep{from{background-position:100% 0}to{background-position:0 0}}
`;
