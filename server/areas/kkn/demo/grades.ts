import type { ChangeOf } from '../../../../resources/kit/index.ts';
import type { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { nilaiAkhir, nilaiPenilai } from '../../../../resources/nilai/hitung.ts';
import { letterOf } from '../../../../resources/nilai/letterOfGrade.ts';
import { penilaian } from '../../../../resources/nilai/penilaian.ts';
import { userId } from '../../../demo/accounts.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import { type DemoFile, demoFile, makeFile, sampleLines } from '../../../demo/files.ts';
import { idOf } from '../../../demo/ids.ts';
import { bobotSeed, komponenSeed, skalaSeed } from '../../../demo/seedNilai.ts';
import { type Riwayat, type Step, team, trail } from '../../../demo/trail.ts';
import { participationId } from './ids.ts';
import { arif, type Seat, seats, waves } from './story.ts';
import { supervisorActor } from './trail.ts';

type Assessor = 'mitra' | 'dosen' | 'tim';
const assessors = ['mitra', 'dosen', 'tim'] as const satisfies Assessor[];
const weights = bobotSeed('kkn');

/**
 * State of an assessor's sheet for a group: wave I is graded; in wave Khusus DPL and village have graded the first
 * group and Tim MBKM has begun, the second has no grades.
 */
function stateOf({ wave, group }: Seat, who: Assessor): 'terkirim' | 'draf' | undefined {
  if (wave === 'satu') return 'terkirim';
  if (wave !== 'khusus' || group?.no !== 1) return undefined;
  return who === 'tim' ? 'draf' : 'terkirim';
}

const base: Readonly<Record<Assessor, number>> = { mitra: 86, dosen: 80, tim: 77 };

interface Sheet {
  seat: Seat;
  who: Assessor;
  status: 'terkirim' | 'draf';
  id: string;
}

const sheets: readonly Sheet[] = seats.flatMap(seat =>
  assessors.flatMap(who => {
    const status = stateOf(seat, who);
    return status ? [{ seat, who, status, id: idOf(penilaian.name, `kkn:${seat.key}:${who}`) }] : [];
  }),
);

/** Components with their grades: those of the group are the same for all; a draft lacks the last. */
const judgedOf = ({ seat, who, status }: Sheet) =>
  komponenSeed('kkn', who).map((component, i, all) => {
    const own = component.tingkat === 'kelompok' ? 0 : ((seat.nth * 3 + i) % 7) - 3;
    const nilai = base[who] + (seat.group?.no ?? 0) * 2 + (i % 3) + own;
    return { ...component, nilai: status === 'draf' && i === all.length - 1 ? null : nilai };
  });

const gradeOf = (sheet: Sheet): number | null => nilaiPenilai(judgedOf(sheet));

/** Grades on the participation itself, as its submitted sheets make them. */
export function gradeFields(seat: Seat): ChangeOf<typeof pendaftar> {
  const sent = new Map(
    sheets
      .filter(sheet => sheet.seat.key === seat.key && sheet.status === 'terkirim')
      .map(sheet => [sheet.who, gradeOf(sheet)]),
  );
  if (!sent.size) return {};
  const [nilaiMitra = null, nilaiDosen = null, nilaiTim = null] = assessors.map(who => sent.get(who));
  const akhir = nilaiAkhir(assessors.map(who => ({ nilai: sent.get(who), bobot: weights[who] })));
  const letter = akhir === null ? undefined : letterOf(skalaSeed, akhir);
  return {
    nilaiMitra,
    nilaiDosen,
    nilaiTim,
    nilaiAkhir: akhir,
    nilaiHuruf: letter?.huruf ?? null,
    nilaiMutu: letter?.mutu ?? null,
  };
}

/** Days from today on which a sheet was begun and submitted. */
const whenOf = ({ seat: { wave } }: Sheet): readonly [begun: number, sent: number] => {
  const { back } = waves[wave];
  return [back + 3, back + 5];
};

const notes: Readonly<Record<Assessor, string>> = {
  mitra: 'Mahasiswa diterima baik oleh warga dan hadir pada setiap kegiatan desa.',
  dosen: 'Program kerja selesai dan laporan disusun teratur.',
  tim: 'Pembekalan diikuti penuh, ekspos hasil disiapkan dengan baik.',
};

/** The village's scores come from its signed form. */
const onPaper = ({ who }: Sheet): boolean => who === 'mitra';

const sheetRow = (cal: Calendar, sheet: Sheet): ChangeOf<typeof penilaian> => {
  const { seat, who, status, id } = sheet;
  const sent = status === 'terkirim';
  const assessor = who === 'dosen' ? (seat.group?.dpl === arif ? userId('dosen') : null) : userId('timmbkm');
  return {
    id,
    idPendaftarMbkm: participationId(seat.key),
    jenisPenilai: who,
    status,
    rincian: judgedOf(sheet).map(({ id: idKomponenPenilaian, nama, bobot, nilai }) => ({
      id: idOf(`${penilaian.name}.rincian`, `kkn:${seat.key}:${who}:${nama}`),
      idKomponenPenilaian,
      nama,
      bobot,
      nilai,
    })),
    nilaiAngka: gradeOf(sheet),
    catatan: sent ? notes[who] : null,
    diwakilkan: onPaper(sheet),
    berkasFormulir: onPaper(sheet) ? demoFile(penilaian.name, id, 'berkasFormulir').id : null,
    idPenilai: assessor,
    waktuKirim: sent ? cal.at(whenOf(sheet)[1], 14) : null,
    ...(sent ? { bobotMitra: weights.mitra, bobotDosen: weights.dosen, bobotTim: weights.tim } : {}),
  };
};

function stepsOf(sheet: Sheet, ten: readonly Employee[]): Step[] {
  const [begun, sent] = whenOf(sheet);
  const by = sheet.who === 'dosen' ? supervisorActor(ten, sheet.seat.group?.dpl) : team;
  const made: Step = { action: 'buat', from: null, to: 'draf', by, day: begun, hour: 13 };
  return sheet.status === 'draf'
    ? [made]
    : [made, { action: 'kirim', from: 'draf', to: 'terkirim', by, day: sent, hour: 14 }];
}

export const gradeRows = (cal: Calendar): ChangeOf<typeof penilaian>[] => sheets.map(sheet => sheetRow(cal, sheet));
export const gradeHistory = (cal: Calendar, ten: readonly Employee[]): Riwayat[] =>
  sheets.flatMap(sheet => trail(cal, penilaian.name, sheet.id, stepsOf(sheet, ten)));

export const gradeFormFiles = (): DemoFile[] =>
  sheets
    .filter(onPaper)
    .map(({ id, seat }) =>
      makeFile(penilaian.name, id, 'berkasFormulir', 'Formulir Penilaian Pembimbing Desa', [
        seat.group?.nama ?? '',
        ...sampleLines,
      ]),
    );
