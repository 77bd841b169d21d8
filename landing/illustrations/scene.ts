import type { ComponentType } from 'react';
import type { PageKey } from '../content/types.ts';
import type { Palette } from '../theme.ts';

export interface SceneProps {
  palette: Palette;
}

/** A drawing on a 640 × 560 ground, in the shades of its page. */
export type SceneComponent = ComponentType<SceneProps>;

/** The same drawing as a picture file, made at build. */
export const sceneUrl = (key: PageKey): string => `/assets/landing/ilustrasi/${key}.svg`;
