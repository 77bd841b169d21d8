import { useQuery } from '@tanstack/react-query';
import { http } from '../../../platform/providers/http.ts';

const P = 'v2/pertukaran-mahasiswa';

/** Paths of inbound's own calls (docs/domain/50 §2.3). */
export const calls = {
  krs: `${P}/krs`,
  tersedia: `${P}/krs/tersedia`,
  ajukan: `${P}/krs/ajukan`,
  khs: `${P}/krs/khs`,
  studi: `${P}/krs/studi`,
  nilai: `${P}/krs/nilai`,
  nilaiMassal: `${P}/krs/nilai-massal`,
  nilaiFinal: `${P}/krs/nilai-final`,
  nilaiBuka: `${P}/krs/nilai-buka`,
  nilaiTemplat: `${P}/krs/nilai-template`,
  nilaiImport: `${P}/krs/nilai-import`,
  registerMk: `${P}/register-mk`,
  salin: `${P}/mata-kuliah/salin`,
  progres: `${P}/krs/nilai-progres`,
  ingatkan: `${P}/krs/nilai-ingatkan`,
  cetakKrs: `${P}/krs/cetak`,
  cetakKhs: 'v2/mhs-luar-upn/cetak-khs',
  laporanMhs: 'v2/mhs-luar-upn/rpt-mhs-inbond',
  laporanMatkul: `${P}/rpt-matkul-inbond`,
  kelasSaya: `${P}/mk-dosen/saya`,
} as const;

/** Reads one of them; asked again whenever its query changes. */
export function useInbound<T>(path: string, query: Readonly<Record<string, string>> = {}, enabled = true) {
  return useQuery({
    queryKey: ['inbound', path, query],
    queryFn: async ({ signal }) => (await http<T>(path, { query, signal })).data,
    enabled,
    retry: false,
  });
}
