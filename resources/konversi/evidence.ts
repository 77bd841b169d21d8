import { isOutputs } from '../kegiatan/outputsOf.ts';
import type { Programme, RecordView, Registry } from '../kit/index.ts';
import { penilaian } from '../nilai/penilaian.ts';

/** Rows that prove what was done, beside the grades that they are converted into. */
export interface Bukti {
  title: string;
  /** Name of the resource; its rows hang off the participation by `idPendaftarMbkm`. */
  resource: string;
  /** Fields that name a row; the first is emphasised. */
  columns: readonly string[];
  /** Figures and state at the end of the row. */
  beside: readonly string[];
  empty: string;
}

const grades: Bukti = {
  title: 'Penilaian program',
  resource: penilaian.name,
  columns: ['jenisPenilai'],
  beside: ['nilaiAngka', 'status'],
  empty: 'Belum ada penilaian program.',
};

/**
 * Left side of a detail page (docs/domain/20 §3 "Evidence"): sheets and outputs as far as the programme has them.
 * (Courses of a host stand in the grid itself.)
 */
export function evidenceOf(
  registry: Registry,
  programme: Programme | undefined,
): { sections: RecordView['sections']; lists: readonly Bukti[] } {
  const outputs = programme?.outputs && registry.find(programme.outputs.resource);
  return {
    sections: [
      {
        title: 'Peserta',
        fields: [
          'idProgramProdi',
          'idProgram',
          'idPeriode',
          'jalur',
          'namaMitra',
          'judulKegiatan',
          'idDosenPembimbing',
        ],
      },
      {
        title: 'Kegiatan',
        fields: ['status', 'tanggalMulai', 'tanggalSelesai', ...(programme?.dossier.evidence ?? [])],
      },
    ],
    lists: [
      ...(programme?.grade.from === 'sheets' ? [grades] : []),
      ...(outputs && isOutputs(outputs)
        ? [
            {
              title: 'Luaran',
              resource: outputs.name,
              columns: [outputs.output.title, 'idJenisLuaran'],
              beside: ['status'],
              empty: 'Belum ada luaran.',
            },
          ]
        : []),
    ],
  };
}
