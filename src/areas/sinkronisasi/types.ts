import type { Row } from '../../../resources/kit/index.ts';
import { sinkronisasiProses } from '../../../resources/sinkronisasi/proses.ts';

type Count = 'jumlahDitambah' | 'jumlahDiperbarui' | 'jumlahDinonaktifkan' | 'jumlahDilewati' | 'jumlahGagal';

/** A run of synchronisation with who started it; the server writes every count from its beginning. */
export type Run = Omit<Row<typeof sinkronisasiProses>, Count> &
  Record<Count, number> & { _embed?: { idUser?: { label: string } | null } };

/** Labels of a run's end. */
export const runNames = sinkronisasiProses.fields.status.choices;

/** Its end as a state, in the colours that states have. */
export const runStates = {
  states: {
    berjalan: { label: runNames.berjalan, tone: 'diajukan' },
    selesai: { label: runNames.selesai, tone: 'baik' },
    selesai_sebagian: { label: runNames.selesai_sebagian, tone: 'revisi' },
    gagal: { label: runNames.gagal, tone: 'tolak' },
  },
} as const;

/** Rows that a run has dealt with. */
export const doneOf = (run: Run): number =>
  run.jumlahDitambah + run.jumlahDiperbarui + run.jumlahDinonaktifkan + run.jumlahGagal;
