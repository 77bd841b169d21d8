import type { QueueOptions, RecordView } from '../kit/index.ts';
import { logbookOptionsOf, logQueueOf, logSignatureOf, outputOptionsOf, outputQueueOf } from '../programme/activity.ts';
import { logbookMagang } from './logbookMagang.ts';
import { luaranMagang } from './luaranMagang.ts';
import { magang } from './programme.ts';

/** /magang/log-kegiatan, its list and its form: the student's side (docs/domain/20 §3). */
export const logbookOptions = logbookOptionsOf(magang, logbookMagang, {
  sections: [
    { title: 'Waktu dan tempat', fields: ['tanggal', 'jamMulai', 'jamSelesai', 'tempat'] },
    { title: 'Kegiatan', fields: ['kegiatan', 'uraian', 'hasil', 'kendala', 'rencana'] },
  ],
  courses: {
    field: 'idTerpilihFinal',
    resource: 'konversi/terpilih-final',
    label: 'idMatkulPaketKonversi',
  },
});

/** An entry as those see it who judge it. */
const entryView: RecordView = {
  parts: {},
  sections: [
    { title: 'Waktu', fields: ['namaMahasiswa', 'npm', 'tanggal', 'jamMulai', 'jamSelesai', 'durasiJam', 'tempat'] },
    { title: 'Kegiatan', fields: ['kegiatan', 'uraian', 'hasil', 'kendala', 'rencana'] },
    { title: 'Tanggapan', fields: ['parafMitra', 'waktuParaf', 'komentarMitra', 'catatan'] },
  ],
  documents: ['dokumen'],
};

const entry = {
  card: { title: 'kegiatan', subtitle: 'namaMahasiswa', facts: ['tanggal', 'durasiJam', 'tempat'] },
  detail: entryView,
} satisfies Partial<QueueOptions>;

/** /magang/log-kegiatan for the supervisor. */
export const logbookQueueOptions: QueueOptions = { ...logQueueOf(magang, logbookMagang), ...entry };

/** /magang/log-kegiatan for the partner: initials with a comment. */
export const logbookParafOptions: QueueOptions = { ...logSignatureOf(magang, logbookMagang), ...entry };

/** /magang/laporan-akhir: the student's checklist, the supervisor's queue (docs/domain/20 §1.11, §3). */
export const outputOptions = outputOptionsOf(magang, luaranMagang);
export const outputQueueOptions = outputQueueOf(magang, luaranMagang);
