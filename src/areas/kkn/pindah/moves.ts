import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { AnswerOf } from '../../../../resources/kit/index.ts';
import { alurGelombang } from '../../../../resources/kkn/alurGelombang.ts';
import type { gelombangTujuan, pindahGelombang } from '../../../../resources/kkn/panggilan.ts';
import { formatDays } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { shownItems } from '../../../platform/providers/shownVersions.ts';
import { useDeclaration } from '../../../platform/ui/registry.ts';
import type { Option } from '../papan/ChoiceField.tsx';

export const movePath = 'v3/kkn/pindah-gelombang';
type Choice = AnswerOf<typeof gelombangTujuan>[number];
export type Look = AnswerOf<typeof pindahGelombang>;

/** Waves that take participants, of the programs of these rows. */
export const useWaveChoices = (rows: readonly RaRecord[]) =>
  useQuery({
    queryKey: ['kkn', 'pindah-gelombang'],
    queryFn: async ({ signal }) => (await http<Choice[]>(movePath, { signal })).data,
    select: waves => waves.filter(({ idProgram }) => rows.some(row => row.idProgram === idProgram)),
    retry: false,
  });

/** The wave as an option: its stage, days and period, and the places left in its villages. */
export function waveOption({ id, nama, status, tanggalBerangkat, tanggalSelesai, periode, ...fill }: Choice): Option {
  const days = formatDays(tanggalBerangkat, tanggalSelesai);
  return { id, label: nama, beside: [alurGelombang.states[status].label, days, periode, placesOf(fill)].join(' · ') };
}

function placesOf({ peserta, kuota }: Pick<Choice, 'peserta' | 'kuota'>): string {
  if (!kuota) return `${peserta} peserta, desa belum diisi`;
  const free = kuota - peserta;
  return free > 0
    ? `tersisa ${free} dari ${kuota} tempat di desa`
    : `penuh: ${peserta} peserta, ${kuota} tempat di desa`;
}

/**
 * What the move would do, without doing it; nothing while no wave is chosen.
 * @param asks false while they are moved: nobody could move once more then
 */
export function useMoveLook(ids: readonly string[], wave: string | null, asks: boolean) {
  const resource = useDeclaration();
  return useQuery({
    queryKey: [resource.name, 'pindah-gelombang', ids, wave],
    queryFn: async ({ signal }) => {
      const body = { items: shownItems(resource.name, ids), keGelombang: wave, coba: true };
      return (await http<Look>(movePath, { method: 'POST', body, signal })).data;
    },
    enabled: wave !== null && asks,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}
