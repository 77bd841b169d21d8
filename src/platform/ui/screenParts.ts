import type { ComponentType } from 'react';
import type { Pattern, PatternOptions } from '../../../resources/kit/index.ts';

/** Properties of a panel in a form with steps. */
export interface PanelProps {
  /** It stands in the review of everything: shown, not changed. */
  review?: boolean;
}

/**
 * Additions of a page to a declared screen; every component is lazy and reads its record from react-admin's context.
 */
export interface ScreenParts {
  /** Above a list. */
  above?: ComponentType;
  /** Below the rows and figures of a monitor, within its list: the filters are those of the list. */
  below?: ComponentType;
  /** Buttons for the ticked rows, before those of every list of the pattern. */
  bulk?: ComponentType;
  /** Buttons of one row. */
  buttons?: ComponentType;
  /** Content of a row beyond its fields. */
  more?: ComponentType;
  /** Panels of a form with steps, by the step's key. */
  panels?: Readonly<Record<string, ComponentType<PanelProps>>>;
}

/** Properties of a pattern's component: the screen's declaration, and the additions of a page. */
export interface ScreenProps<P extends Pattern> {
  /** The screen's first resource. */
  resource: string;
  /** The screen's path as declared; its title is the page's heading. */
  path: string;
  options: PatternOptions[P];
  parts: ScreenParts;
}
