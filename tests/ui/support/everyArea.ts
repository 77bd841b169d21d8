import { openArea, type ScreenArea } from '../../../src/areas/area.ts';
import { firstAreas } from '../../../src/areas/first.ts';
import { areas } from '../../../src/areas/index.ts';
import { addPages } from '../../../src/platform/screens/pages.ts';

const loaded: readonly ScreenArea[] = [
  ...firstAreas,
  ...(await Promise.all(Object.values(areas).map(load => load()))).flat(),
];

/** The pages that areas compose by hand, without what they add to generated screens. */
export function addEveryPage(): void {
  for (const { pages = {} } of loaded) addPages(pages);
}

/** All areas as the back office opens them. */
export function openEveryArea(): void {
  for (const area of loaded) openArea(area);
}
