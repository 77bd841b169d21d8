import type { ScreenArea } from './area.ts';

type Load = () => Promise<readonly ScreenArea[]>;

/** One area that arrives by itself. */
const alone = (load: () => Promise<{ area: ScreenArea }>) => async () => [(await load()).area];

/** Areas that arrive when one of their screens is opened, by the word that their addresses begin with. */
const byWord = {
  kkn: alone(() => import('./kkn/area.ts')),
  komcad: alone(() => import('./komcad/area.ts')),
  kwu: alone(() => import('./kwu/area.ts')),
  pertukaran: alone(() => import('./pertukaran/area.ts')),
  portofolio: alone(() => import('./portofolio/area.ts')),
  riset: alone(() => import('./riset/area.ts')),
  pesan: alone(() => import('./pesan/area.ts')),
  formulir: alone(() => import('./formulir/area.ts')),
} satisfies Record<string, Load>;

/** Everything that does not arrive with the first screen (`first.ts`). */
export const areas = {
  ...byWord,
  office: async () => (await import('./office.ts')).officeAreas,
} satisfies Record<string, Load>;

export type AreaName = keyof typeof areas;

export const everyArea: readonly AreaName[] = Object.keys(areas).filter(name => isArea(name));

function isArea(name: string): name is AreaName {
  return Object.hasOwn(areas, name);
}

/** Word of an address that names its area: `/pertukaran-mahasiswa/…` is the exchange's. */
export const areaWord = (path: string): string => path.toLowerCase().split(/[/?#-]/)[1] ?? '';

/** The area that an address lies in, unless it is no programme's own. */
export function areaAt(path: string): AreaName | undefined {
  const word = areaWord(path);
  return isArea(word) && Object.hasOwn(byWord, word) ? word : undefined;
}
