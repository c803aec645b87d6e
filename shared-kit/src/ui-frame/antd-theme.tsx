import { ConfigProvider, theme, type ThemeConfig } from 'antd';
import type { ReactNode } from 'react';
import { DARK, LIGHT, SIZES, styleNonce, useThemeMode, type Scheme } from '../ui-core';

/** The tokens of the kit in antd's words, so that its components and ours are one design. */
function antdTheme(scheme: Scheme): ThemeConfig {
  const colors = scheme === 'dark' ? DARK : LIGHT;
  return {
    algorithm: scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: colors.accentFill,
      colorLink: colors.accent,
      colorError: colors.danger,
      colorWarning: colors.warning,
      colorSuccess: colors.success,
      colorInfo: colors.info,
      colorText: colors.text,
      colorTextSecondary: colors.muted,
      colorTextPlaceholder: colors.faint,
      colorBgBase: colors.surface,
      colorBgContainer: colors.surface,
      colorBgElevated: colors.surface,
      colorBgLayout: colors.page,
      colorBgMask: colors.shade,
      colorBorder: colors.edge,
      colorBorderSecondary: colors.border,
      borderRadius: SIZES.radius,
      controlHeight: SIZES.controlHeight,
      fontFamily: SIZES.fontFamily,
      fontSize: SIZES.fontSize,
      motionDurationSlow: '0.18s',
      motionDurationMid: '0.14s',
      motionDurationFast: '0.1s',
      motion: !prefersLessMotion(),
    },
  };
}

const THEMES = { light: antdTheme('light'), dark: antdTheme('dark') };

function prefersLessMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Around every antd component of the kit: theme, and the nonce that lets its styles through the policy. */
export function AntdTheme({ children }: { children: ReactNode }) {
  const { scheme } = useThemeMode();
  const nonce = styleNonce();
  return (
    <ConfigProvider theme={THEMES[scheme]} csp={nonce ? { nonce } : undefined} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}
