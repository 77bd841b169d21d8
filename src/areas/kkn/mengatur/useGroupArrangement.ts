import { z } from 'zod';
import type { KelompokGelombang, PesertaPapan } from '../../../../resources/kkn/papan.ts';
import { useKept } from '../../../platform/common/unsaved/useKept.ts';
import type { GroupRecord } from './groupRecord.ts';

const shape = z.object({
  members: z.array(z.string()).readonly(),
  idDesa: z.string().nullable(),
  idDpl: z.string().nullable(),
  dikunci: z.boolean(),
});

/** A group as it is put together on the screen; `members` are ids of participations. */
export type Arrangement = z.infer<typeof shape>;

/** The arrangement under work, kept until it is saved, with the wave's people on either side of it by name. */
export function useGroupArrangement(group: GroupRecord, wave: KelompokGelombang) {
  const stored = wave.kelompok.find(({ id }) => id === group.id)?.anggota ?? [];
  const [arrangement, setArrangement] = useKept<Arrangement>({
    name: `susunan ${group.id}`,
    initial: {
      members: stored,
      idDesa: group.idDesa ?? null,
      idDpl: group.idDpl ?? null,
      dikunci: group.dikunci ?? false,
    },
    shape,
    onPage: true,
  });
  const people = new Map([...(wave.anggota ?? []), ...wave.peserta].map(one => [one.idPendaftarMbkm, one]));
  const byName = (ids: readonly string[]): PesertaPapan[] =>
    ids.flatMap(id => people.get(id) ?? []).toSorted((a, b) => a.nama.localeCompare(b.nama));
  const { members } = arrangement;
  const inGroup = new Set(members);
  const without = [...wave.peserta.map(one => one.idPendaftarMbkm), ...stored].filter(id => !inGroup.has(id));
  const change = (changed: Partial<Arrangement>) => setArrangement({ ...arrangement, ...changed });
  return {
    arrangement,
    change,
    members: byName(members),
    withoutGroup: byName(without),
    add: (id: string) => change({ members: [...members, id] }),
    remove: (id: string) => change({ members: members.filter(one => one !== id) }),
  };
}
