import { useLayoutEffect, type ReactNode } from 'react';
import buttonCss from './button/button.css';
import coreCss from './core.css';
import feedbackCss from './feedback/feedback.css';
import formCss from './form/form.css';
import menuCss from './menu/menu.css';
import pageCss from './page/page.css';
import { adoptOwnStyles } from './theme/adopt-styles';
import { giveStylesTheNonce } from './theme/style-nonce';
import { startThemeMode } from './theme/theme-mode';
import { tokensCss } from './theme/tokens';

giveStylesTheNonce();
adoptOwnStyles(tokensCss, coreCss, buttonCss, formCss, feedbackCss, menuCss, pageCss);

/** Provides the theme. Its part for antd is `AntdTheme` of ui-antd, which loads after the sign-in. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useLayoutEffect(startThemeMode, []);
  return children;
}
