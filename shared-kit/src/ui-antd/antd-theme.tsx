import { CalendarOutlined, CheckOutlined, CloseCircleFilled, CloseOutlined, LoadingOutlined } from '@ant-design/icons-svg';
import { ConfigProvider, theme, type ConfigProviderProps, type ThemeConfig } from 'antd';
import { createContext, use, type ReactNode } from 'react';
import { adoptOwnStyles } from '../ui-core/host';
import { COLORS, SIZES, useThemeMode } from '../ui-core';
import { DEFAULT_TEXT_PX } from '../ui-core/theme/tokens';
import { styleNonce } from '../ui-core/theme/style-nonce';
import type { Scheme } from '../ui-core/theme/theme-mode';
import { AntdSign } from './antd-sign';
import antdThemeCss from './antd-theme.css';

/** Whether antd's components create their style sheets. Tests turn this off. */
export const AntdStyles = createContext(true);

adoptOwnStyles(antdThemeCss);

/** The kit's tokens as antd's theme, so that antd's components and the kit's look alike. */
function antdTheme(scheme: Scheme): ThemeConfig {
  const fontSize = scaled(SIZES.fontSize);
  const colors = COLORS[scheme];
  return {
    algorithm: scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    // A fixed key gives one sheet of variables for each scheme; without it antd would generate a key for each control.
    cssVar: { key: `ic-${scheme}` },
    hashed: false,
    token: {
      colorPrimary: colors.accentFill,
      colorLink: colors.accent,
      colorError: colors.danger,
      colorWarning: colors.warning,
      colorSuccess: colors.success,
      colorInfo: colors.info,
      colorText: colors.text,
      colorTextSecondary: colors.muted,
      colorTextDescription: colors.muted,
      colorTextPlaceholder: colors.faint,
      colorBgBase: colors.surface,
      colorBgContainer: colors.surface,
      colorBgElevated: colors.surface,
      colorBgLayout: colors.page,
      colorBgMask: colors.shade,
      colorBorder: colors.edge,
      colorBorderSecondary: colors.border,
      colorErrorBg: colors.dangerSoft,
      colorErrorBorder: softEdge(colors.danger),
      colorWarningBg: colors.warningSoft,
      colorWarningBorder: softEdge(colors.warning),
      colorSuccessBg: colors.successSoft,
      colorSuccessBorder: softEdge(colors.success),
      colorInfoBg: colors.infoSoft,
      colorInfoBorder: softEdge(colors.info),
      // Popups have the colour of the page, so they need an edge, above all in the dark scheme.
      boxShadowSecondary: `0 0 0 1px ${colors.border}, 0 6px 20px rgb(0 0 0 / 16%)`,
      borderRadius: SIZES.radius,
      controlHeight: scaled(SIZES.controlHeight),
      // A focus ring of two pixels: the border, and this outline.
      controlOutline: colors.accent,
      controlOutlineWidth: 1,
      colorErrorOutline: colors.danger,
      lineWidthFocus: 2,
      // The track of a switch that is off, and the signs in selects and fields for dates.
      colorTextQuaternary: colors.edge,
      colorTextTertiary: colors.muted,
      colorTextDisabled: colors.muted,
      fontFamily: SIZES.fontFamily,
      fontSize,
      motionDurationSlow: '0.18s',
      motionDurationMid: '0.14s',
      motionDurationFast: '0.1s',
      motion: !prefersLessMotion(),
    },
    components: {
      Descriptions: { labelColor: colors.muted },
      Segmented: { trackBg: colors.hover, itemColor: colors.muted, itemSelectedBg: colors.accentSoft, itemSelectedColor: colors.accent },
      Tabs: {
        itemColor: colors.muted,
        itemSelectedColor: colors.accent,
        itemHoverColor: colors.text,
        itemActiveColor: colors.accent,
        inkBarColor: colors.accent,
        horizontalItemPadding: '9px 0',
        horizontalItemGutter: 28,
        titleFontSize: fontSize,
      },
      Tag: { defaultBg: colors.skeleton, defaultColor: colors.muted },
    },
  };
}

/** A size of the kit in pixels of the browser's text size. antd calculates with its sizes, so that they cannot be `rem`. */
const scaled = (px: number): number =>
  (px * (parseFloat(getComputedStyle(document.documentElement).fontSize) || DEFAULT_TEXT_PX)) / DEFAULT_TEXT_PX;

/** The colour of edges, mixed as in `feedback.css`. */
const softEdge = (color: string): string => `color-mix(in srgb, ${color} 35%, transparent)`;

/** The icons of antd's components, which antd itself would name in English. */
const ICONS: Pick<ConfigProviderProps, 'datePicker' | 'drawer' | 'modal' | 'select'> = {
  datePicker: { suffixIcon: <AntdSign of={CalendarOutlined} />, allowClear: { clearIcon: <AntdSign of={CloseCircleFilled} /> } },
  drawer: { closeIcon: <AntdSign of={CloseOutlined} /> },
  modal: { closeIcon: <AntdSign of={CloseOutlined} /> },
  select: {
    loadingIcon: <AntdSign of={LoadingOutlined} spin />,
    menuItemSelectedIcon: <AntdSign of={CheckOutlined} />,
    removeIcon: <AntdSign of={CloseOutlined} />,
  },
};

const THEMES = { light: antdTheme('light'), dark: antdTheme('dark') };
const UNSTYLED = { ...THEMES.light, zeroRuntime: true };

/** Whether the user's system asks for reduced motion, at the moment of the call. */
export function prefersLessMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const Themed = createContext(false);

/** Wraps every antd component of the kit: sets the theme and the nonce for styles. Inside another `AntdTheme` it does nothing. */
export function AntdTheme({ children }: { children: ReactNode }) {
  return use(Themed) ? children : <OutermostTheme>{children}</OutermostTheme>;
}

function OutermostTheme({ children }: { children: ReactNode }) {
  const { scheme } = useThemeMode();
  const nonce = styleNonce();
  const styles = use(AntdStyles);
  return (
    <ConfigProvider {...ICONS} theme={styles ? THEMES[scheme] : UNSTYLED} csp={nonce ? { nonce } : undefined} wave={{ disabled: true }}>
      <Themed value>{children}</Themed>
    </ConfigProvider>
  );
}
