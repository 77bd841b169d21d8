import type { ChangeOf } from '../../../../resources/kit/index.ts';
import type { laporanKwu } from '../../../../resources/kwu/laporan.ts';
import type { luaranKwu } from '../../../../resources/kwu/luaranKwu.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import { type DemoFile, demoFile, makeFile, sampleLines } from '../../../demo/files.ts';
import { idOf } from '../../../demo/ids.ts';
import { demandId } from '../../../demo/outputs.ts';
import type { Student } from '../../../demo/students.ts';
import { checkedSteps, type Riwayat, trail } from '../../../demo/trail.ts';
import { businessId, memberId, outputId, reportId } from './ids.ts';
import { moneyOf, storyLogs } from './logs.ts';
import { seatActor, supervisorActor } from './people.ts';
import { businessAt, rulesOf, seatsOf } from './story.ts';

type People = ReadonlyMap<string, Student>;
const report = 'kwu/laporan';
const output = 'kwu/luaran';

/** The three reports: business, kind, state, day. */
const reports = [
  ['kopi', 'kemajuan', 'disetujui', -17],
  ['kopi', 'keuangan', 'draf', -2],
  ['batik', 'kemajuan', 'diajukan', -15],
] as const;
const kinds = { kemajuan: 'kemajuan', keuangan: 'keuangan' } as const;

/** Money of the entries that the DPL has approved. */
function totalsOf(key: string): { totalOmzet: number; totalBiaya: number } {
  const approved = storyLogs.filter(({ seat, status }) => seat.business.key === key && status === 'disetujui');
  const sums = approved.map(moneyOf);
  return {
    totalOmzet: sums.reduce((sum, each) => sum + (each?.omzet ?? 0), 0),
    totalBiaya: sums.reduce((sum, each) => sum + (each?.pengeluaran ?? 0), 0),
  };
}

export const reportRows = (cal: Calendar): ChangeOf<typeof laporanKwu>[] =>
  reports.map(([key, jenis, status, day]) => {
    const id = reportId(key, jenis);
    return {
      id,
      idKelompok: businessId(key),
      jenis,
      status,
      ...totalsOf(key),
      terlambat: false,
      ringkasan: `Laporan ${kinds[jenis]} ${businessAt(key).usaha}: penjualan, biaya, kendala, dan rencana berikutnya.`,
      berkas: demoFile(report, id, 'berkas').id,
      tanggalDiajukan: status === 'draf' ? null : cal.at(day, 10),
    };
  });

export const reportHistory = (cal: Calendar, three: readonly Employee[], people: People): Riwayat[] =>
  reports.flatMap(([key, jenis, status, day]) => {
    const by = seatActor(`${key}:1`, people.get(`${key}:1`));
    const judge = supervisorActor(three, businessAt(key).dpl);
    return trail(cal, report, reportId(key, jenis), checkedSteps(status, { by, judge, day }));
  });

/** The six outputs: business, demand, kind, state. */
const demands = {
  laporan_akhir: 'Laporan akhir usaha',
  video: 'Video presentasi usaha',
  produk_usaha: 'Akun penjualan digital',
} as const;
const outputs = [
  ['tempe', 'laporan_akhir', 'disetujui'],
  ['tempe', 'video', 'disetujui'],
  ['tempe', 'produk_usaha', 'disetujui'],
  ['kopi', 'produk_usaha', 'disetujui'],
  ['kopi', 'video', 'diajukan'],
  ['batik', 'produk_usaha', 'revisi'],
] as const;
const returned = 'Tautan belum dapat dibuka umum; perbaiki dan ajukan kembali.';
const outputDay = (key: string): number => Math.min(rulesOf(businessAt(key).term).final - 2, -6);
const keyOf = (key: string, kind: string): string => `${key}:${kind}`;
const titleOf = (key: string, kind: keyof typeof demands): string => `${demands[kind]} ${businessAt(key).usaha}`;

export const outputRows = (cal: Calendar): ChangeOf<typeof luaranKwu>[] =>
  outputs.map(([key, kind, status]) => {
    const id = outputId(keyOf(key, kind));
    const file = kind === 'laporan_akhir';
    return {
      id,
      idKelompok: businessId(key),
      idSyaratLuaran: demandId('kwu', demands[kind]),
      idJenisLuaran: idOf('master/jenis-luaran', kind),
      kodeJenisLuaran: kind,
      judul: titleOf(key, kind),
      penulis: seatsOf(businessAt(key)).map(seat => memberId(seat.key)),
      tautan: file ? null : `https://media.example/kwu/${key}-${kind.replaceAll('_', '-')}`,
      berkas: file ? demoFile(output, id, 'berkas').id : null,
      tanggalUnggah: cal.at(outputDay(key), 10),
      revisiKe: 0,
      status,
      catatan: status === 'revisi' ? returned : null,
    };
  });

export const outputHistory = (cal: Calendar, three: readonly Employee[], people: People): Riwayat[] =>
  outputs.flatMap(([key, kind, status]) => {
    const by = seatActor(`${key}:1`, people.get(`${key}:1`));
    const judge = supervisorActor(three, businessAt(key).dpl);
    const steps = checkedSteps(status, { by, judge, day: outputDay(key), note: returned });
    return trail(cal, output, outputId(keyOf(key, kind)), steps);
  });

export const reportFiles = (): DemoFile[] => [
  ...reports.map(([key, jenis]) =>
    makeFile(report, reportId(key, jenis), 'berkas', `Laporan ${jenis} ${businessAt(key).usaha}`, sampleLines),
  ),
  ...outputs
    .filter(([, kind]) => kind === 'laporan_akhir')
    .map(([key, kind]) => makeFile(output, outputId(keyOf(key, kind)), 'berkas', titleOf(key, kind), sampleLines)),
];
