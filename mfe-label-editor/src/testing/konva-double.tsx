import type { ReactNode } from 'react';

/** Stands for the canvas where there is none: shapes show nothing, layers what they hold. */
export const Stage = ({ children }: { children?: ReactNode }) => <div>{children}</div>;
export const Layer = ({ children }: { children?: ReactNode }) => <>{children}</>;
export const Group = Layer;
export const Rect = () => null;
export const Image = Rect;
export const Line = Rect;
export const Text = Rect;
