import { inTerms } from '../../../../resources/kit/terms.ts';
import type { Kelompok } from '../../../../resources/kkn/kelompok.ts';

type Member = NonNullable<Kelompok['anggota']>[number];

/**
 * Child rows of a group for the `wanted` participations: others have left, returning and new ones join as plain
 * members.
 */
export function membersAfter(rows: readonly Member[], wanted: readonly string[], plain: string) {
  const open = new Set(wanted);
  const kept = rows.map(
    ({ id, idPendaftarMbkm, idJenisAnggota, divisi, statusAnggota, tanggalGabung, alasanKeluar }) => {
      const row = { id, idPendaftarMbkm, idJenisAnggota, divisi, statusAnggota, tanggalGabung, alasanKeluar };
      const in_ = open.delete(idPendaftarMbkm ?? '');
      if (in_ && statusAnggota !== 'bergabung')
        return { ...row, statusAnggota: 'bergabung' as const, idJenisAnggota: plain, alasanKeluar: null };
      if (!in_ && statusAnggota === 'bergabung')
        return { ...row, statusAnggota: 'keluar' as const, alasanKeluar: inTerms('Dikeluarkan oleh Tim MBKM.') };
      return row;
    },
  );
  const added = [...open].map(idPendaftarMbkm => ({
    idPendaftarMbkm,
    idJenisAnggota: plain,
    statusAnggota: 'bergabung' as const,
  }));
  return [...kept, ...added];
}
