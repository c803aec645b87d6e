import { SIZES } from 'shared-kit/ui-core';

/** Dialogs of the shell, and what they show of keys. */
export const overlayCss = `
.ic-dialog{width:min(640px,calc(100vw - 32px));max-width:none;max-height:min(78vh,720px);margin:10vh auto auto;padding:0;border:1px solid var(--ic-border);border-radius:${SIZES.radius + 4}px;background:var(--ic-surface);color:var(--ic-text);box-shadow:0 16px 48px rgb(0 0 0 / 28%);overflow:hidden}
.ic-dialog[open]{display:flex;flex-direction:column}
.ic-dialog::backdrop{background:var(--ic-shade)}
.ic-sheet-head{display:flex;gap:8px;align-items:center;justify-content:space-between;padding:12px 12px 12px 20px;border-bottom:1px solid var(--ic-border)}
.ic-sheet-body{display:grid;gap:20px;padding:16px 20px 20px;overflow-y:auto;overscroll-behavior:contain}
.ic-kbd{display:inline-flex;flex:none;gap:4px;align-items:center;color:var(--ic-muted);font-size:12px}
.ic-kbd kbd{min-width:22px;padding:1px 6px;border:1px solid var(--ic-border);border-bottom-width:2px;border-radius:4px;background:var(--ic-raised);color:var(--ic-text);font:inherit;text-align:center}
@media (max-width:639.98px){
.ic-dialog{inset:0;width:100vw;height:100vh;height:100dvh;max-height:none;margin:0;border:0;border-radius:0}
.ic-sheet-head{padding-inline:16px 8px}
.ic-sheet-body{padding:16px}
}
`;
