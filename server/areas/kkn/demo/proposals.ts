import type { ChangeOf } from '../../../../resources/kit/index.ts';
import type { proposal } from '../../../../resources/kkn/proposal.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import { type DemoFile, demoFile, makeFile, sampleLines } from '../../../demo/files.ts';
import { idOf } from '../../../demo/ids.ts';
import type { Student } from '../../../demo/students.ts';
import { type Riwayat, type Step, team, trail } from '../../../demo/trail.ts';
import { groupId, memberId, proposalId, workId } from './ids.ts';
import { type GroupStory, seatsOf, waves, working } from './story.ts';
import { seatActor, supervisorActor } from './trail.ts';

const resource = 'kkn/proposal';

const works = [
  ['Layanan administrasi desa digital', 'tata_kelola_desa', 'utama', 'Formulir layanan daring dipakai perangkat desa'],
  ['Pemasaran daring produk warga', 'ekonomi_umkm', 'utama', 'Sepuluh usaha warga berjualan daring'],
  ['Kelas belajar anak', 'pendidikan', 'pendukung', 'Tiga puluh anak mengikuti kelas setiap pekan'],
  ['Bank sampah dan kompos', 'lingkungan', 'utama', 'Bank sampah berjalan di dua dusun'],
] as const;
const costs = [1_250_000, 900_000, 450_000, 800_000] as const;
const funds = ['universitas', 'desa', 'mandiri', 'sponsor'] as const;

const returned = 'Rinci kembali anggaran dan lampirkan dukungan desa.';

const summary = (nama: string): string =>
  `Kelompok ${nama} mendampingi warga desa selama masa KKN melalui empat program kerja yang disusun bersama perangkat desa: layanan administrasi digital, pemasaran produk warga, kelas belajar anak, dan pengelolaan sampah rumah tangga. Setiap program memiliki penanggung jawab, jadwal, dan ukuran keberhasilan.`;

/** Days from today on which a proposal was handed in: soon after departure. */
const sentOn = ({ wave }: GroupStory): number => waves[wave].leave + 6;

/** Work programmes of a proposal, between departure and return. */
const workRows = (cal: Calendar, group: GroupStory): ChangeOf<typeof proposal>['programKerja'] =>
  works.map(([nama, bidang, jenis, indikator], i) => {
    const { leave, back } = waves[group.wave];
    const leader = seatsOf(group)[i % group.size];
    return {
      id: workId(group.key, i),
      nama,
      bidang,
      jenis,
      indikator,
      target: 'Selesai sebelum penarikan',
      idPenanggungJawab: memberId(leader?.key ?? ''),
      tanggalMulai: cal.day(leave + 2 + i * 3),
      tanggalSelesai: cal.day(back - 3),
      anggaran: costs[i],
      sumberDana: funds[i],
    };
  });

const remarks = (cal: Calendar, group: GroupStory, dpl: string): ChangeOf<typeof proposal>['komentar'] =>
  group.proposal === 'revisi'
    ? [
        {
          id: idOf('kkn/proposal.komentar', group.key),
          bagian: 'anggaran',
          isi: returned,
          penulis: dpl,
          waktu: cal.at(sentOn(group) + 2, 10),
          selesai: false,
        },
      ]
    : [];

/** The work programme of every group that has one (docs/domain/30 §5). */
export const proposalRows = (cal: Calendar, ten: readonly Employee[]): ChangeOf<typeof proposal>[] =>
  working.map(group => {
    const id = proposalId(group.key);
    return {
      id,
      idKelompok: groupId(group.key),
      judul: `Pendampingan desa oleh kelompok ${group.nama}`,
      ringkasan: summary(group.nama),
      analisisSituasi: 'Warga bertani dan berdagang kecil; layanan desa masih memakai kertas dan pasar terbatas.',
      permasalahan: 'Produk warga sulit dipasarkan dan antrean layanan desa panjang.',
      solusi: 'Membuat formulir layanan daring, melatih penjualan daring, dan membuka kelas belajar.',
      sasaran: 'Perangkat desa, pelaku usaha kecil, dan anak usia sekolah dasar.',
      berkasProposal: demoFile(resource, id, 'berkasProposal').id,
      programKerja: workRows(cal, group),
      totalAnggaran: costs.reduce((sum, cost) => sum + cost, 0),
      komentar: remarks(cal, group, ten[group.dpl ?? -1]?.nama ?? 'DPL'),
      terlambat: false,
      tanggalDiajukan: cal.at(sentOn(group), 13),
      status: group.proposal,
    };
  });

function stepsOf(group: GroupStory, ten: readonly Employee[], leader: Student): Step[] {
  const day = sentOn(group);
  const by = seatActor(seatsOf(group)[0]?.key ?? '', leader);
  const dpl = supervisorActor(ten, group.dpl);
  const steps: Step[] = [
    { action: 'buat', from: null, to: 'draf', by, day: day - 3 },
    { action: 'ajukan', from: 'draf', to: 'diajukan', by, day, hour: 13 },
  ];
  const on = { from: 'diajukan', by: dpl, day: day + 2 };
  if (group.proposal === 'revisi') steps.push({ ...on, action: 'revisi', to: 'revisi', note: returned });
  if (group.proposal === 'disetujui_dpl' || group.proposal === 'disetujui')
    steps.push({ ...on, action: 'setujui', to: 'disetujui_dpl' });
  if (group.proposal === 'disetujui')
    steps.push({ action: 'setujui', from: 'disetujui_dpl', to: 'disetujui', by: team, day: day + 4 });
  return steps;
}

export const proposalHistory = (
  cal: Calendar,
  ten: readonly Employee[],
  people: ReadonlyMap<string, Student>,
): Riwayat[] =>
  working.flatMap(group => {
    const leader = people.get(seatsOf(group)[0]?.key ?? '');
    return leader ? trail(cal, resource, proposalId(group.key), stepsOf(group, ten, leader)) : [];
  });

export const proposalFiles = (): DemoFile[] =>
  working.map(({ key, nama }) =>
    makeFile(resource, proposalId(key), 'berkasProposal', 'Proposal Program Kerja', [nama, ...sampleLines]),
  );
