import { buttonCss } from './button.css';
import { feedbackCss } from './feedback/feedback.css';
import { formCss } from './form/form.css';
import { menuCss } from './menu/menu.css';
import { pageCss } from './page/page.css';
import { SIZES } from './theme/tokens';

const baseCss = `
*,*::before,*::after{box-sizing:border-box}
html{font:${SIZES.fontSize}px/1.5 ${SIZES.fontFamily};background:var(--ic-page);color:var(--ic-text);-webkit-text-size-adjust:100%;overflow-y:scroll}
body{margin:0}
h1,h2,h3,p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}
button,input,select,textarea{font:inherit;color:inherit}
a{color:var(--ic-accent);text-decoration:none}
a:hover{text-decoration:underline}
:focus-visible{outline:2px solid var(--ic-accent);outline-offset:2px}
.ic-icon{flex:none;width:1em;height:1em;fill:currentColor}
.ic-hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.ic-muted{color:var(--ic-muted)}
.ic-mono{font-family:${SIZES.monoFamily}}
.ic-number{font-variant-numeric:tabular-nums}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:1ms!important;scroll-behavior:auto!important}}
`;

/** Everything the light controls need, in one sheet. */
export const coreCss = [baseCss, buttonCss, formCss, feedbackCss, menuCss, pageCss].join('');
