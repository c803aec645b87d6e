import type { ReactNode } from 'react';

/** Replaces react-konva in jsdom, which has no canvas: layers render their children, shapes render nothing. */
export const Stage = ({ children }: { children?: ReactNode }) => <div>{children}</div>;
export const Layer = ({ children }: { children?: ReactNode }) => <>{children}</>;
export const Group = Layer;
export const Rect = () => null;
export const Image = Rect;
export const Line = Rect;
export const Text = Rect;
