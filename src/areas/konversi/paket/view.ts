import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PaketCalls } from '../../../../resources/kit/index.ts';
import type { MatkulAsal, MatkulPilihan } from '../../../../resources/konversi/aturanPaket.ts';
import type { PaketPilihan, TampilanPaket } from '../../../../resources/konversi/tampilanPaket.ts';
import type { KeputusanProdi, RekomendasiDosen } from '../../../../resources/konversi/terpilihAwal.ts';
import { http } from '../../../platform/providers/http.ts';

/** A course that the student proposes. */
export interface Usulan extends MatkulAsal {
  id: string;
  version: number;
  idMatkulPaketKonversi: string;
  sks: number | null;
  alasan: string | null;
  rekomendasiDosen: RekomendasiDosen | null;
  catatanDosen: string | null;
  keputusan: KeputusanProdi;
  catatanKeputusan: string | null;
  nilaiHurufAsal?: string | null;
  nilaiAngkaAsal?: number | null;
  dibatalkan?: boolean;
  alasanBatal?: string | null;
  matkul: MatkulPilihan | null;
}

/** A course that is recognised; grades are absent for who may not see them. */
export interface Diakui {
  id: string;
  idMatkulPaketKonversi: string;
  idTerpilihAwal: string | null;
  sksDiakui: number;
  nilaiAngka?: number | null;
  nilaiHuruf?: string | null;
  lulus?: boolean;
  matkul: MatkulPilihan | null;
}

/** The participation that a package belongs to. */
interface Pendaftar {
  id: string;
  version: number;
  npm: string;
  namaMahasiswa: string;
  status: string;
  statusKonversi: string;
  catatanTerakhir: string | null;
  idPaketKonversi: string | null;
  totalSksDiajukan: number | null;
  totalSksDiakui: number | null;
}

/** Answer about the package of a participation, or before there is one. */
export type PaketView = TampilanPaket<Pendaftar, Usulan, Diakui>;

const keyOf = (query: Readonly<Record<string, string>>) => ['paket-konversi', query];

/** Packages and choices of a participation (`idPendaftarMbkm`), or of a programme in a period. */
export function usePaketView({ calls }: PaketCalls, query: Readonly<Record<string, string>> | null) {
  return useQuery({
    queryKey: keyOf(query ?? {}),
    queryFn: async ({ signal }) => (await http<PaketView>(calls.view, { query: query ?? {}, signal })).data,
    enabled: query !== null,
    retry: false,
  });
}

/** Takes over what a write answered, and makes lists and history of the participation new. */
export function useKeepView() {
  const client = useQueryClient();
  return async (view: PaketView, resource: string) => {
    client.setQueryData(keyOf({ idPendaftarMbkm: view.pendaftar?.id ?? '' }), view);
    await client.invalidateQueries({ queryKey: [resource] });
  };
}

/** The package that a participation has chosen. */
export const chosenPaket = (view: PaketView): PaketPilihan | undefined =>
  view.paket.find(({ id }) => id === view.pendaftar?.idPaketKonversi);
