import type { ComponentType } from 'react';
import type { Pattern, PatternOptions } from '../../../resources/kit/index.ts';

/** What a panel of a form in steps is told. */
export interface PanelProps {
  /** It stands in the review of everything: shown, not changed. */
  review?: boolean;
}

/** What a page adds to a declared screen; every component is lazy and reads its record from react-admin's context. */
export interface ScreenParts {
  /** Above a list. */
  above?: ComponentType;
  /** Below the rows and figures of a monitor, within its list: the filters are those of the list. */
  below?: ComponentType;
  /** Buttons of one row. */
  buttons?: ComponentType;
  /** What is shown of one row beyond its fields. */
  more?: ComponentType;
  /** What a form in steps draws in its panels, by the step's key. */
  panels?: Readonly<Record<string, ComponentType<PanelProps>>>;
}

/** What the component of a pattern is given: the screen's declaration, and what a page adds to it. */
export interface ScreenProps<P extends Pattern> {
  /** The screen's first resource. */
  resource: string;
  /** The screen's path as declared; its title is the page's heading. */
  path: string;
  options: PatternOptions[P];
  parts: ScreenParts;
}
