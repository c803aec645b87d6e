import { useLayoutEffect, type ReactNode } from 'react';
import buttonCss from '../button.css';
import coreCss from '../core.css';
import feedbackCss from '../feedback/feedback.css';
import formCss from '../form/form.css';
import menuCss from '../menu/menu.css';
import pageCss from '../page/page.css';
import { adoptStyles } from './adopt-styles';
import { giveStylesTheNonce } from './style-nonce';
import { startThemeMode } from './theme-mode';
import { tokensCss } from './tokens';

giveStylesTheNonce();
adoptStyles(tokensCss, coreCss, buttonCss, formCss, feedbackCss, menuCss, pageCss);

/** Provides the theme. Its part for antd is `AntdTheme` of ui-frame, which loads after the sign-in. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useLayoutEffect(startThemeMode, []);
  return children;
}
