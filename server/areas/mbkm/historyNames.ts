import { changesOf, type Resource } from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Core } from '../../platform/access/change.ts';
import { labelsOf, nameChanges, type Said } from '../../platform/engine/changeLabels.ts';

type Sources = Pick<Core, 'db' | 'registry'>;

/** An entry of a history as it is read. */
interface Entry {
  entitas?: unknown;
  idEntitas?: unknown;
  perubahan?: unknown;
  tentang?: string | null;
}

/**
 * Adds names to entries of a participation's history: `tentang` is the name of the entry's row (e.g. the course), and
 * changed references get the names of their rows.
 */
export async function nameEntries(on: Sources, entries: readonly Entry[]): Promise<void> {
  const of = new Map<Resource, Entry[]>();
  for (const entry of entries) {
    const resource = typeof entry.entitas === 'string' ? on.registry.find(entry.entitas) : undefined;
    if (resource) of.set(resource, [...(of.get(resource) ?? []), entry]);
  }
  const said = [...of].flatMap(([resource, own]) =>
    own.map(({ perubahan }): Said => ({ resource, perubahan: changesOf(perubahan) })),
  );
  await nameChanges(on, said);
  for (const [resource, own] of of) if (resource.name !== pendaftar.name) await nameRows(on, resource, own);
}

/** The row itself in words. */
async function nameRows(on: Sources, r: Resource, entries: readonly Entry[]): Promise<void> {
  const labels = await labelsOf(on, r, [...new Set(entries.map(({ idEntitas }) => String(idEntitas)))]);
  for (const entry of entries) entry.tentang = labels.get(String(entry.idEntitas)) ?? null;
}
