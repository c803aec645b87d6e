import { SIZES } from 'shared-kit/ui-core';

export const remotesCss = `
.ic-remotes{display:grid;gap:12px}
.ic-remote{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--ic-border);border-radius:${SIZES.radius + 2}px}
.ic-remote-head{display:flex;flex-wrap:wrap;gap:4px 10px;align-items:center}
.ic-remote-name{font-weight:600}
.ic-remote-facts{display:grid;grid-template-columns:auto minmax(0,1fr);gap:2px 16px;font-size:13px}
.ic-remote-facts dt{color:var(--ic-muted)}
.ic-remote-facts dd{overflow-wrap:anywhere}
`;
