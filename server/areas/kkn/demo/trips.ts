import type { ChangeOf, Row } from '../../../../resources/kit/index.ts';
import type { perjalananDinas } from '../../../../resources/kkn/perjalananDinas.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import { type DemoFile, demoFile, makeFile, makePicture, sampleLines } from '../../../demo/files.ts';
import { checkedSteps, type Riwayat, team, trail } from '../../../demo/trail.ts';
import { groupId, supervisorId, tripId } from './ids.ts';
import { arif, bambang, ratna } from './story.ts';
import { supervisorActor } from './trail.ts';

const resource = 'kkn/laporan-perjalanan-dinas';

interface Trip {
  dpl: number;
  groups: readonly string[];
  kind: 'survei' | 'pelepasan' | 'monitoring' | 'evaluasi';
  from: number;
  to: number;
  status: Row<typeof perjalananDinas>['status'];
}

/** The five trips of wave II (docs/domain/30 §5). */
const trips: readonly Trip[] = [
  { dpl: arif, groups: ['dua:1', 'dua:2', 'dua:3'], kind: 'pelepasan', from: -21, to: -21, status: 'disetujui' },
  { dpl: arif, groups: ['dua:1', 'dua:2'], kind: 'monitoring', from: -9, to: -8, status: 'diajukan' },
  { dpl: ratna, groups: ['dua:4', 'dua:5'], kind: 'monitoring', from: -11, to: -10, status: 'disetujui' },
  { dpl: bambang, groups: ['dua:6'], kind: 'survei', from: -25, to: -25, status: 'revisi' },
  { dpl: arif, groups: ['dua:3'], kind: 'evaluasi', from: -3, to: -2, status: 'draf' },
];

const returned = 'Lengkapi temuan di lapangan dan rekomendasi untuk kelompok.';
const papers = [
  ['berkasSuratTugas', 'Surat Tugas'],
  ['berkasSppd', 'SPPD'],
  ['berkasBukti', 'Bukti Biaya'],
] as const;
const photographs = 'foto';

export const tripRows = (cal: Calendar): ChangeOf<typeof perjalananDinas>[] =>
  trips.map(({ dpl, groups, kind, from, to, status }, i) => {
    const id = tripId(i + 1);
    return {
      id,
      idDpl: supervisorId('dua', dpl),
      idKelompok: groups.map(groupId),
      jenisKunjungan: kind,
      nomorSuratTugas: `ST/KKN/${String(i + 1).padStart(3, '0')}/${cal.day(from - 4).slice(0, 4)}`,
      tanggalSuratTugas: cal.day(from - 4),
      tanggalBerangkat: cal.day(from),
      tanggalKembali: cal.day(to),
      transportasi: i % 2 ? 'kendaraan_pribadi' : 'kendaraan_dinas',
      maksud: 'Bertemu perangkat desa dan kelompok, melihat pelaksanaan program kerja.',
      hasil:
        'Kelompok diterima perangkat desa, program kerja berjalan sesuai jadwal, dan kendala di lapangan dibahas bersama kepala desa.',
      temuan: 'Sinyal di sebagian dusun lemah.',
      rekomendasi: 'Jadwal kelas belajar disesuaikan dengan warga.',
      biayaTransport: 350_000,
      biayaPenginapan: to > from ? 500_000 : 0,
      uangHarian: 150_000,
      biayaLain: 0,
      totalBiaya: 500_000 + (to > from ? 500_000 : 0),
      ...Object.fromEntries(papers.map(([field]) => [field, demoFile(resource, id, field).id])),
      foto: [demoFile(resource, id, photographs, 'png').id],
      status,
    };
  });

export const tripHistory = (cal: Calendar, ten: readonly Employee[]): Riwayat[] =>
  trips.flatMap(({ dpl, to, status }, i) =>
    trail(
      cal,
      resource,
      tripId(i + 1),
      checkedSteps(status, { by: supervisorActor(ten, dpl), judge: team, day: to + 1, note: returned }),
    ),
  );

export const tripFiles = (): DemoFile[] =>
  trips.flatMap((_, i) => {
    const id = tripId(i + 1);
    return [
      ...papers.map(([field, title]) => makeFile(resource, id, field, title, sampleLines)),
      makePicture(resource, id, photographs, 'Foto kunjungan', i + 3),
    ];
  });
