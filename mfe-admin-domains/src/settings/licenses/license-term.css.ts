/** How the term of a licence looks, on whichever page it is told. */
export const licenseTermCss = `
.do-term{display:inline-flex;flex-wrap:wrap;gap:4px 12px;align-items:center;font-size:13px}
@media (min-width:640px){.do-row .do-term>.ic-muted{min-width:84px;text-align:end}}
`;
