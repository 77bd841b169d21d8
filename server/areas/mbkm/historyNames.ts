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
 * Says in words what the history of participations, and of all that hangs off them, is about: `tentang` is the row of
 * the entry (the course of a decision), and changes carry the words of what they refer to.
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
