export const sessionsCss = `
.db-tools{display:flex;gap:8px 12px}
.db-tools>.ic-button{flex:1}
.db-push{padding:0;border:1px solid transparent;border-radius:13px;background:none;color:inherit;font:inherit;line-height:inherit;cursor:pointer}
.db-push[aria-disabled=true]{opacity:.55;cursor:progress}
.db-push-failed{border-color:var(--ic-danger);box-shadow:0 1px 2px rgb(0 0 0/.12)}
.db-push-failed:hover{box-shadow:0 1px 4px rgb(0 0 0/.28)}
@media (max-width:639.98px){.db-tools,.db-tools~.ic-check{grid-column:1/-1}}
`;
