import type {} from '../../../../resources/kit/index.ts';
import { magang } from '../../../../resources/magang/programme.ts';
import { userId } from '../../../demo/accounts.ts';
import { type Calendar, periodId, termCode } from '../../../demo/calendar.ts';
import { idOf } from '../../../demo/ids.ts';
import { programId } from '../../../demo/programs.ts';
import type { Student } from '../../../demo/students.ts';
import type { RowData } from '../../../platform/database/db.ts';
import type { JudgedRow } from '../../../platform/engine/import/types.ts';
import { countsOf } from '../../mbkm/imports/preview.ts';
import { storedAs } from '../../peserta/importStore.ts';
import { partnerName } from './rows.ts';
import { daysFor, stepsOf } from './steps.ts';
import { type Registration, registrations } from './story.ts';

/** The one past import of docs/domain/20 §5. */
export const importId = idOf('internal/impor', 'magang');

/** A row of the file as it was judged. */
function row(
  cal: Calendar,
  nomor: number,
  npm: unknown,
  registration: Registration,
  pesan: Record<string, string> = {},
): { judged: JudgedRow; cells: Record<string, string> } {
  const [, begins, ends] = daysFor(registration);
  const cells = {
    npm: String(npm),
    jalur: 'mandiri',
    nama_mitra: partnerName(registration.mitra) ?? '',
    posisi: registration.posisi,
    tanggal_mulai: cal.day(begins),
    tanggal_selesai: cal.day(ends),
  };
  const status = Object.keys(pesan).length ? 'salah' : 'baru';
  return { judged: { nomor, status, nilai: {}, pesan, perubahan: {} }, cells };
}

/**
 * The file that the imported registrations came by, with two rows that could not be taken: as `save-import` leaves it.
 * @param people students by the key of their registration; nothing without the imported ones
 */
export function importRows(
  cal: Calendar,
  people: ReadonlyMap<string, Student>,
): { imports: RowData[]; kept: RowData[] } {
  const imported = registrations.filter(({ key, imported }) => imported && people.has(key));
  const [first] = imported;
  const twin = people.get('setuju-if');
  if (!first || !twin) return { imports: [], kept: [] };
  const good = imported.map((registration, i) => row(cal, i + 2, people.get(registration.key)?.npm, registration));
  const unknown = '22081019999';
  const wrong = [
    row(cal, good.length + 2, unknown, first, { npm: `NPM ${unknown} tidak ditemukan.` }),
    row(cal, good.length + 3, twin.npm, first, { npm: 'Mahasiswa sudah terdaftar pada periode ini.' }),
  ];
  const rows = [...good, ...wrong];
  const judged = rows.map(each => each.judged);
  const headings = Object.keys(rows[0]?.cells ?? {});
  const saved = cal.at(stepsOf(first)[0]?.day ?? 0, 10, 0);
  return {
    imports: [
      {
        id: importId,
        resource: storedAs(magang).name,
        idUser: userId('timmbkm'),
        namaBerkas: 'peserta-magang-mandiri.xlsx',
        status: 'selesai',
        pemetaan: {
          kolom: headings.map(judul => ({ judul, field: judul })),
          sasaran: { idProgram: programId(first.program), idPeriode: periodId(termCode(cal, first.term)) },
        },
        jumlah: { ...countsOf(judged), diterapkan: good.length },
        kemajuan: 100,
        selesai: saved,
      },
    ],
    kept: [
      {
        id: idOf('internal/impor-baris', 'magang'),
        idImpor: importId,
        bagian: 0,
        baru: good.length,
        berubah: 0,
        sama: 0,
        salah: wrong.length,
        sel: JSON.stringify(rows.map(({ cells }) => Object.values(cells))),
        hasil: JSON.stringify(judged),
      },
    ],
  };
}
