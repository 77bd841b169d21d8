import { type Area, type area, area as declareArea } from '../../resources/kit/index.ts';
import { lazyScreen } from '../platform/common/lazyScreen.ts';
import { type AreaContents, addContents } from '../platform/screens/contents.ts';
import { addPages, type Pages } from '../platform/screens/pages.ts';
import { extendScreen } from '../platform/ui/extensions.ts';
import { fillPlaces, type Places } from '../platform/ui/places.ts';

/** Components of an area that are written by hand. */
export interface DrawnByHand {
  /** Pages composed by hand, by their address. */
  readonly pages?: Pages;
  /** Components of the patterns that the area brings. */
  readonly contents?: Partial<AreaContents>;
  /** Its components at places of the platform. */
  readonly places?: Partial<Places>;
  /** Adds to its generated screens. */
  readonly extend?: () => void;
}

/** An area as the back office knows it. */
export interface ScreenArea extends Area, DrawnByHand {}

/** An area's declarations with what is drawn by hand for it. */
export const screenArea = (declared: Parameters<typeof area>[0], drawn: DrawnByHand = {}): ScreenArea => ({
  ...declareArea(declared),
  ...drawn,
});

const objection = lazyScreen(() => import('./konversi/ObjectionButton.tsx'));

/** Makes known what an area brings to patterns and places, before the first screen is drawn. */
export function drawArea({ contents = {}, places = {} }: ScreenArea): void {
  addContents(contents);
  fillPlaces(places);
}

/** Makes known what an area's screens draw by hand, before the first of them is drawn. */
export function openArea(opened: ScreenArea): void {
  drawArea(opened);
  addPages(opened.pages ?? {});
  opened.extend?.();
  for (const { screens } of opened.programmes) extendScreen(screens.history, { buttons: objection });
}
