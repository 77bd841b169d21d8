import { type ChangeOf, joinCodeAlphabet, joinCodeLength } from '../../../../resources/kit/index.ts';
import type { kelompokKwu } from '../../../../resources/kwu/kelompok.ts';
import type { pengajuanDpl } from '../../../../resources/kwu/pengajuanDpl.ts';
import type { pengaturanKwu } from '../../../../resources/kwu/pengaturan.ts';
import { type Calendar, periodId, termCode } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import { hash32, idOf } from '../../../demo/ids.ts';
import { programId } from '../../../demo/programs.ts';
import type { Student } from '../../../demo/students.ts';
import { type Riwayat, type Step, system, team, trail } from '../../../demo/trail.ts';
import { businessId, memberId, participationId, requestId, rulesId } from './ids.ts';
import { seatActor, supervisorActor } from './people.ts';
import { type BusinessStory, begunOn, businessAt, businesses, imported, rules, rulesOf, seatsOf } from './story.ts';

/** The program of the university that KWU's participants take part in. */
export const program = 'WMK';

export const rulesRows = (cal: Calendar): ChangeOf<typeof pengaturanKwu>[] =>
  rules.map(({ term, open, close, from, until, start, end, progress, final, grades }) => ({
    id: rulesId(term),
    idPeriode: periodId(termCode(cal, term)),
    tanggalBuka: cal.day(open),
    tanggalTutup: cal.day(close),
    daftarUlangMulai: cal.day(from),
    daftarUlangSelesai: cal.day(until),
    tanggalMulai: cal.day(start),
    tanggalSelesai: cal.day(end),
    batasLaporanKemajuan: cal.day(progress),
    batasLaporanAkhir: cal.day(final),
    batasNilai: cal.day(grades),
    minSemester: 3,
    minIpk: 2.5,
    ukuranMin: 3,
    ukuranMaks: 5,
    minProdi: 2,
    maksKelompokPerDpl: 5,
    minLogbook: 16,
    hariLogMundur: 7,
    hariTanggapDpl: 5,
    izinkanMandiri: true,
  }));

/** A code that is the same in every run. */
const joinCode = (key: string): string =>
  Array.from(
    { length: joinCodeLength },
    (_, i) => joinCodeAlphabet[hash32(`kwu:gabung:${key}`, i + 11) % joinCodeAlphabet.length],
  ).join('');

const posts = ['ketua', 'bendahara'] as const;
const works = ['Pimpinan', 'Keuangan', 'Produksi', 'Pemasaran'] as const;

export const businessRows = (
  cal: Calendar,
  three: readonly Employee[],
  people: ReadonlyMap<string, Student>,
): ChangeOf<typeof kelompokKwu>[] =>
  businesses.map(business => ({
    id: businessId(business.key),
    jenis: business.jenis,
    nama: business.nama,
    namaUsaha: business.usaha,
    kategori: business.kategori,
    tahap: business.tahap,
    programEksternal: business.skema ?? 'internal',
    idPeriode: periodId(termCode(cal, business.term)),
    idProgram: programId(program),
    idPengaturan: rulesId(business.term),
    idPegawaiDpl: three[business.dpl ?? -1]?.id ?? null,
    kodeGabung: joinCode(business.key),
    status: business.status,
    anggota: seatsOf(business).map((seat, i) => ({
      id: memberId(seat.key),
      idMahasiswa: people.get(seat.key)?.id,
      idPendaftarMbkm: participationId(seat.key),
      idJenisAnggota: idOf('master/jenis-anggota', posts[i] ?? 'anggota'),
      jabatanUsaha: works[i] ?? null,
      statusAnggota: 'bergabung',
      tanggalGabung: cal.day(begunOn(seat)),
    })),
  }));

/** Days from today on which something of a business was done: made, handed in, decided on. */
export const daysOf = ({ term }: BusinessStory) => {
  const { open } = rulesOf(term);
  return { made: open + 1, sent: open + 2, decided: open + 5 };
};

export const returned = 'Perjelas ide usaha: siapa pembelinya dan apa bedanya dari yang sudah ada.';

function stepsOf(business: BusinessStory, leader: Student | undefined): Step[] {
  const { made, sent, decided } = daysOf(business);
  const by = seatActor(`${business.key}:1`, leader);
  const { status, term } = business;
  const { start, until, end } = rulesOf(term);
  if (business.key === imported)
    return [
      { action: 'buat', from: null, to: 'disetujui', by: team, day: decided },
      { action: 'aktifkan', from: 'disetujui', to: 'aktif', by: system, day: start, hour: 0 },
    ];
  const steps: Step[] = [{ action: 'buat', from: null, to: 'draf', by, day: made }];
  if (status === 'draf') return steps;
  steps.push({ action: 'ajukan', from: 'draf', to: 'diajukan', by, day: sent });
  if (status === 'diajukan') return steps;
  if (status === 'revisi')
    return [...steps, { action: 'revisi', from: 'diajukan', to: 'revisi', by: team, day: decided, note: returned }];
  steps.push({ action: 'setujui', from: 'diajukan', to: 'disetujui', by: team, day: decided });
  if (status === 'disetujui') return steps;
  steps.push({ action: 'aktifkan', from: 'disetujui', to: 'aktif', by: system, day: until, hour: 13 });
  if (status === 'selesai') steps.push({ action: 'selesai', from: 'aktif', to: 'selesai', by: team, day: end + 8 });
  return steps;
}

export const businessHistory = (cal: Calendar, people: ReadonlyMap<string, Student>): Riwayat[] =>
  businesses.flatMap(business =>
    trail(cal, 'kwu/kelompok', businessId(business.key), stepsOf(business, people.get(`${business.key}:1`))),
  );

/** Requests for supervision: one waits for the demo lecturer after another lecturer refused. */
const asked = [
  {
    key: 'jahit:1',
    business: 'jahit',
    dpl: 1,
    status: 'ditolak',
    day: -4,
    note: 'Kelompok bimbingan saya sudah cukup.',
  },
  { key: 'jahit:2', business: 'jahit', dpl: 0, status: 'diajukan', day: -2 },
  { key: 'lele:1', business: 'lele', dpl: 0, status: 'diterima', day: -4 },
  { key: 'pisang:1', business: 'pisang', dpl: 1, status: 'diterima', day: -4 },
] as const;

export const requestRows = (cal: Calendar, three: readonly Employee[]): ChangeOf<typeof pengajuanDpl>[] =>
  asked.map(({ key, business, dpl, status, day }) => ({
    id: requestId(key),
    idKelompok: businessId(business),
    idPegawai: three[dpl]?.id,
    status,
    alasan: `Kami merintis ${businessAt(business).produk} dan memerlukan bimbingan sesuai keahlian Bapak/Ibu.`,
    batasJawaban: cal.at(day + 5, 9),
  }));

export const requestHistory = (
  cal: Calendar,
  three: readonly Employee[],
  people: ReadonlyMap<string, Student>,
): Riwayat[] =>
  asked.flatMap(request => {
    const { key, business, dpl, status, day } = request;
    const by = seatActor(`${business}:1`, people.get(`${business}:1`));
    const steps: Step[] = [{ action: 'buat', from: null, to: 'diajukan', by, day }];
    const action = { diterima: 'terima', ditolak: 'tolak', diajukan: null }[status];
    if (action)
      steps.push({
        action,
        from: 'diajukan',
        to: status,
        by: supervisorActor(three, dpl),
        day: day + 1,
        note: 'note' in request ? request.note : null,
      });
    return trail(cal, 'kwu/pengajuan-dpl', requestId(key), steps);
  });
