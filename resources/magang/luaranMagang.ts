import { laporanAkhir, outputsOf } from '../kegiatan/outputsOf.ts';
import { longtext } from '../kit/index.ts';
import { alurPeriksa } from '../mbkm/alurPeriksa.ts';

/** The life of an output (docs/domain/20 §1.11). */
const alurLuaran = alurPeriksa({
  ajukan: {
    confirm: 'Ajukan luaran ini? Berkas tidak dapat diganti selama diperiksa.',
    success: 'Luaran diajukan kepada dosen pembimbing.',
  },
  setujui: { confirm: 'Setujui luaran ini?', success: 'Luaran disetujui.' },
  revisi: { success: 'Luaran dikembalikan untuk diperbaiki.' },
});

/** Outputs of an internship, including the final report with its approval page (docs/domain/20 §1.11). */
export const luaranMagang = outputsOf({
  name: 'magang/luaran-magang',
  label: 'Luaran Magang',
  fields: { abstrak: longtext() },
  files: {
    berkas: { types: ['pdf'], maxMb: 20, label: 'Berkas luaran' },
    berkasPengesahan: { types: ['pdf'], maxMb: 5, label: 'Lembar pengesahan', only: laporanAkhir },
  },
  graded: true,
  similarity: true,
  workflow: alurLuaran,
  partner: true,
});
