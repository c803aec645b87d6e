import { useLayoutEffect, type ReactNode } from 'react';
import { coreCss } from '../core.css';
import { adoptStyles } from './adopt-styles';
import { giveStylesTheNonce } from './style-nonce';
import { startThemeMode } from './theme-mode';
import { tokensCss } from './tokens';

giveStylesTheNonce();
adoptStyles(tokensCss + coreCss);

/** The look of everything below it. antd's share of it is `FrameTheme` of ui-frame, which loads after sign-in. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useLayoutEffect(startThemeMode, []);
  return children;
}
