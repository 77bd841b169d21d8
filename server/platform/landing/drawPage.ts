import type { DataBeranda, DataLanding } from '../../../landing/api.ts';
import type { PageKey } from '../../../landing/content/types.ts';
import { tempatHalaman } from '../../../resources/pengaturan/situs.ts';
import type { Site } from './site.ts';
import type { DrawPage, PagesSource } from './siteTexts.ts';

/** Draws a page as a visitor would see it, with its figures and without scripts: nothing of it may act. */
export const drawingOf =
  (
    site: Site,
    source: PagesSource,
    page: ((key: PageKey) => Promise<DataBeranda | DataLanding | null>) | undefined,
  ): DrawPage =>
  async (shown, change) => {
    const { key, language } = tempatHalaman(shown);
    const { identity } = await source.read();
    const data = await page?.(key).catch(() => null);
    const rendered = data ? { pada: new Date().toISOString(), data } : null;
    const assets = { ...site.assets[key], script: null, preload: [] };
    return site.filled(await site.renderer.renderLanding(identity, key, assets, rendered, language, change));
  };
