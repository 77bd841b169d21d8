import type { Area } from '../../resources/kit/index.ts';
import { lazyScreen } from '../platform/common/lazyScreen.ts';
import { addPages, type Pages } from '../platform/screens/pages.ts';
import { extendScreen } from '../platform/ui/extensions.ts';

/** An area with what the back office draws by hand for it. */
export interface ScreenArea extends Area {
  readonly pages?: Pages;
  /** What it adds to its generated screens. */
  readonly extend?: () => void;
}

const objection = lazyScreen(() => import('./konversi/ObjectionButton.tsx'));

/** Makes known what an area's screens draw by hand, before the first of them is drawn. */
export function openArea({ pages = {}, extend, programmes = [] }: ScreenArea): void {
  addPages(pages);
  extend?.();
  for (const { screens } of programmes) extendScreen(screens.history, { buttons: objection });
}
