import type { ChangeOf } from '../../../../resources/kit/index.ts';
import type { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { nilaiAkhir, nilaiPenilai } from '../../../../resources/nilai/hitung.ts';
import { letterOf } from '../../../../resources/nilai/letterOfGrade.ts';
import { penilaian } from '../../../../resources/nilai/penilaian.ts';
import { userId } from '../../../demo/accounts.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import { idOf } from '../../../demo/ids.ts';
import { bobotSeed, komponenSeed, skalaSeed } from '../../../demo/seedNilai.ts';
import { type Riwayat, type Step, team, trail } from '../../../demo/trail.ts';
import { participationId } from './ids.ts';
import { supervisorActor } from './people.ts';
import { rulesOf, type Seat, seats } from './story.ts';

/** The former period is graded by its DPL and Tim MBKM. */
const assessors = ['dosen', 'tim'] as const;
type Assessor = (typeof assessors)[number];
const weights = bobotSeed('kwu');
const base: Readonly<Record<Assessor, number>> = { dosen: 84, tim: 81 };

interface Sheet {
  seat: Seat;
  who: Assessor;
  id: string;
}

const sheets: readonly Sheet[] = seats
  .filter(({ status }) => status === 'selesai')
  .flatMap(seat => assessors.map(who => ({ seat, who, id: idOf(penilaian.name, `kwu:${seat.key}:${who}`) })));

/** Components of the group are the same for all. */
const judgedOf = ({ seat, who }: Pick<Sheet, 'seat' | 'who'>) =>
  komponenSeed('kwu', who).map((component, i) => ({
    ...component,
    nilai: base[who] + (i % 3) + (component.tingkat === 'kelompok' ? 0 : ((seat.nth * 3 + i) % 7) - 3),
  }));

/** Grades on the participation itself, as its submitted sheets make them. */
export function gradeFields(seat: Seat): ChangeOf<typeof pendaftar> {
  if (seat.status !== 'selesai') return {};
  const [nilaiDosen = null, nilaiTim = null] = assessors.map(who => nilaiPenilai(judgedOf({ seat, who })));
  const akhir = nilaiAkhir([
    { nilai: nilaiDosen, bobot: weights.dosen },
    { nilai: nilaiTim, bobot: weights.tim },
  ]);
  const letter = akhir === null ? undefined : letterOf(skalaSeed, akhir);
  return {
    nilaiDosen,
    nilaiTim,
    nilaiAkhir: akhir,
    nilaiHuruf: letter?.huruf ?? null,
    nilaiMutu: letter?.mutu ?? null,
  };
}

const notes: Readonly<Record<Assessor, string>> = {
  dosen: 'Usaha berjalan teratur dan pembukuannya rapi.',
  tim: 'Pitching meyakinkan, luaran lengkap.',
};

/** Days from today on which sheets were begun and submitted. */
const whenOf = ({ seat }: Sheet): readonly [begun: number, sent: number] => {
  const { end } = rulesOf(seat.business.term);
  return [end + 2, end + 5];
};

export const gradeRows = (cal: Calendar): ChangeOf<typeof penilaian>[] =>
  sheets.map(sheet => {
    const { seat, who, id } = sheet;
    return {
      id,
      idPendaftarMbkm: participationId(seat.key),
      jenisPenilai: who,
      status: 'terkirim',
      rincian: judgedOf(sheet).map(({ id: idKomponenPenilaian, nama, bobot, nilai }) => ({
        id: idOf(`${penilaian.name}.rincian`, `kwu:${seat.key}:${who}:${nama}`),
        idKomponenPenilaian,
        nama,
        bobot,
        nilai,
      })),
      nilaiAngka: nilaiPenilai(judgedOf(sheet)),
      catatan: notes[who],
      diwakilkan: false,
      idPenilai: userId(who === 'dosen' ? 'dosen' : 'timmbkm'),
      waktuKirim: cal.at(whenOf(sheet)[1], 14),
      bobotMitra: weights.mitra,
      bobotDosen: weights.dosen,
      bobotTim: weights.tim,
    };
  });

export const gradeHistory = (cal: Calendar, three: readonly Employee[]): Riwayat[] =>
  sheets.flatMap(sheet => {
    const [begun, sent] = whenOf(sheet);
    const by = sheet.who === 'dosen' ? supervisorActor(three, sheet.seat.business.dpl) : team;
    const steps: Step[] = [
      { action: 'buat', from: null, to: 'draf', by, day: begun, hour: 13 },
      { action: 'kirim', from: 'draf', to: 'terkirim', by, day: sent, hour: 14 },
    ];
    return trail(cal, penilaian.name, sheet.id, steps);
  });
