import type { Registry, Resource, Workflow } from '../../../../resources/kit/index.ts';
import type { HistoryEntry } from '../../providers/api.ts';
import { statusOf } from '../../ui/show/statusOf.ts';

/** Names of changes outside a workflow, where `aksi` alone does not say it. */
const deeds: Readonly<Record<string, string>> = {
  siamik: 'Kirim ke SIAMIK',
  dospem: 'Menetapkan dosen pembimbing',
};

interface EntryFlow {
  /** The workflow whose words the entry speaks. */
  workflow: Workflow | undefined;
  /** Object of the step, where it is not the record itself. */
  about: string | undefined;
  deed: string | undefined;
}

/** Whose step an entry of a record's history is: the record's, or that of something that hangs on it. */
export function entryFlow(
  { alur = '', entitas, kolomStatus, tentang }: HistoryEntry,
  own: Resource,
  registry: Registry,
  labelOf: (label: string) => string,
): EntryFlow {
  const other = entitas && entitas !== own.name ? registry.find(entitas) : undefined;
  const about = other && (tentang ? `${labelOf(other.label)} “${tentang}”` : labelOf(other.label));
  return { workflow: statusOf(other ?? own, kolomStatus)?.workflow, about, deed: deeds[alur] };
}
