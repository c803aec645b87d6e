export const addLicenseCss = `
.al-facts{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center}
@media (max-width:639.98px){.al-facts>:first-child{flex-basis:100%}}
`;
