import { openArea, type ScreenArea } from '../../../src/areas/area.ts';
import { firstAreas } from '../../../src/areas/first.ts';
import { areas } from '../../../src/areas/index.ts';
import { addContents } from '../../../src/platform/screens/contents.ts';
import { addPages } from '../../../src/platform/screens/pages.ts';

const loaded: readonly ScreenArea[] = [
  ...firstAreas,
  ...(await Promise.all(Object.values(areas).map(load => load()))).flat(),
];

/** Registers the areas' own pages and contents of patterns, without their additions to generated screens. */
export function addEveryPage(): void {
  for (const { pages = {}, contents = {} } of loaded) {
    addContents(contents);
    addPages(pages);
  }
}

/** All areas as the back office opens them. */
export function openEveryArea(): void {
  for (const area of loaded) openArea(area);
}
