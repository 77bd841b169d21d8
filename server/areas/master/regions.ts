import type { Registry } from '../../../resources/kit/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { createProgress } from '../../platform/database/progress.ts';
import { createEngine } from '../../platform/engine/engine.ts';
import { bulkLoad } from '../../platform/engine/import/bulkLoad.ts';
import { regionRows, regionSources } from './regionSource.ts';

export interface RegionOptions {
  /** Regions to load; default: all. */
  regions?: (id: string) => boolean;
  /** Regions that somebody switched off: they stay so. */
  off?: ReadonlySet<string>;
  /** Regions of a transaction. */
  batch?: number;
  /** Without progress bars. */
  quiet?: boolean;
}

/** Loads the official regions; again on an existing database it updates names (docs/domain/10 §2.5). */
export async function loadRegions(db: Db, registry: Registry, options: RegionOptions = {}): Promise<void> {
  const engine = createEngine(db, registry);
  for (const source of regionSources) {
    const r = registry.get(source.resource);
    await bulkLoad(engine, r, regionRows(source, options.regions, options.off), {
      ...(options.batch ? { batch: options.batch } : {}),
      upsert: true,
      audit: false,
      onProgress: options.quiet ? undefined : createProgress(r.label),
    });
  }
}
