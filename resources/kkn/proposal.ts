import { errorIf, inOrder } from '../checkHelpers.ts';
import {
  actor,
  allow,
  boolean,
  both,
  choice,
  date,
  datetime,
  type Fields,
  file,
  longtext,
  match,
  money,
  type Need,
  needing,
  needingAt,
  ownMembers,
  type Row,
  read,
  ref,
  resource,
  rows,
  status,
  term,
  text,
  through,
  valued,
} from '../kit/index.ts';
import { alurDuaTahap } from '../mbkm/alurDuaTahap.ts';
import { jabatan } from '../programme/groupMembers.ts';
import { programmeMessages } from '../programme/messages.ts';
import { komentarReviu } from '../programme/remarks.ts';
import { role, staffRoles } from '../roles.ts';
import { gelombangTerbuka, olehKelompok } from './alurGelombang.ts';
import { anggotaKkn } from './anggota.ts';
import { kelompokTetap } from './kelompok.ts';
import { kknMessages } from './messages.ts';

const own = through('idKelompok', ownMembers(anggotaKkn));
const leads = through('idKelompok', ownMembers(anggotaKkn, jabatan.ketua));
const dpl = through('idKelompok', through('idDpl', match('idPegawai', 'idPegawai')));

/** From the group to its DPL, from there to Tim MBKM (docs/domain/30 §1.8). */
const alurProposal = alurDuaTahap({
  pengaju: actor(role.mahasiswa, leads),
  dpl: actor(role.dosen, dpl),
  ajukan: { confirm: 'Ajukan proposal ini kepada DPL?', success: 'Proposal diajukan.' },
  setujui: { confirm: 'Setujui proposal ini?', success: 'Proposal disetujui.' },
  revisi: { success: 'Proposal dikembalikan untuk diperbaiki.' },
  buka_revisi: { confirm: 'Buka kembali proposal yang sudah diputuskan?', success: 'Proposal dibuka kembali.' },
  tolak: { success: 'Proposal ditolak.' },
});

/** Its group is fixed. */
const setelahDitetapkan: Need = {
  of: through('idKelompok', valued('status', ...kelompokTetap)),
  says: kknMessages.proposalTooEarly,
};

/** Parts of a proposal that a remark is about. */
export const bagianProposal = {
  judul: 'Judul',
  ringkasan: 'Ringkasan',
  analisis: 'Analisis situasi',
  solusi: 'Solusi',
  program_kerja: 'Program kerja',
  anggaran: 'Anggaran',
  lainnya: 'Lainnya',
} as const;

/** Shortest and longest summary, in characters. */
const ringkasan = { min: 200, max: 3000 } as const;

const fields = {
  idKelompok: ref('kkn/kkn-kelompok', {
    required: true,
    fixed: true,
    unique: kknMessages.proposalTwice,
    label: 'Kelompok',
  }),
  judul: text(200, { required: true }),
  ringkasan: longtext({ required: true, help: `${ringkasan.min} sampai ${ringkasan.max} karakter.` }),
  analisisSituasi: longtext({ required: true, label: 'Analisis situasi' }),
  permasalahan: longtext({ required: true }),
  solusi: longtext({ required: true }),
  sasaran: longtext({ required: true }),
  berkasProposal: file(['pdf'], 10, { required: true, label: 'Berkas proposal' }),
  programKerja: rows(
    {
      nama: text(150, { required: true }),
      bidang: choice(
        {
          pendidikan: 'Pendidikan',
          kesehatan: 'Kesehatan',
          ekonomi_umkm: 'Ekonomi dan UMKM',
          lingkungan: 'Lingkungan',
          teknologi_tepat_guna: 'Teknologi tepat guna',
          sosial_budaya: 'Sosial budaya',
          tata_kelola_desa: 'Tata kelola desa',
        },
        { required: true },
      ),
      jenis: choice({ utama: 'Utama', pendukung: 'Pendukung' }, { required: true, default: 'utama' }),
      idPenanggungJawab: ref('kkn/kkn-kelompok.anggota', {
        required: true,
        dependsOn: { '../idKelompok': 'parentId' },
        label: 'Penanggung jawab',
      }),
      indikator: text(200, { required: true }),
      target: text(150),
      tanggalMulai: date({ required: true, label: 'Mulai' }),
      tanggalSelesai: date({ required: true, label: 'Selesai' }),
      anggaran: money(),
      sumberDana: choice({ universitas: 'Universitas', desa: 'Desa', mandiri: 'Mandiri', sponsor: 'Sponsor' }),
    },
    {
      label: 'Program kerja',
      least: [3, kknMessages.workLeast, { field: 'status', notIn: ['draf', 'revisi'] }],
      most: [40, kknMessages.workMost],
    },
  ),
  totalAnggaran: money({ sumOf: ['programKerja.anggaran'], label: 'Total anggaran' }),
  komentar: komentarReviu(bagianProposal),
  terlambat: boolean({ readOnly: true, label: 'Terlambat' }),
  tanggalDiajukan: datetime({ readOnly: true, label: 'Diajukan' }),
  status: status(needing(needingAt(alurProposal, 'ajukan', setelahDitetapkan), gelombangTerbuka(olehKelompok))),
} satisfies Fields;

const handedIn = valued('status', 'diajukan', 'disetujui_dpl', 'disetujui', 'revisi', 'ditolak');
const seen = both(through('idKelompok'), handedIn);

/** A group's work programmes in its village (docs/domain/30 §1.8). */
export const proposal = resource({
  name: 'kkn/proposal',
  endpoint: 'v3/kkn/proposal',
  label: 'Proposal KKN',
  representation: '{judul}',
  fields,
  sections: {
    Proposal: ['idKelompok', 'judul', 'ringkasan', 'berkasProposal'],
    Isi: ['analisisSituasi', 'permasalahan', 'solusi', 'sasaran'],
    'Program kerja': ['programKerja', 'totalAnggaran'],
    'Komentar pemeriksaan': ['komentar'],
  },
  columns: ['idKelompok', 'judul', 'totalAnggaran', 'tanggalDiajukan', 'terlambat', 'status'],
  filters: ['idKelompok', 'status', 'terlambat'],
  search: ['judul'],
  history: 'proposal',
  sort: ['-tanggalDiajukan'],
  orders: ['createdAt', 'updatedAt'],
  remarks: { team: staffRoles },
  access: {
    [role.mahasiswa]: allow(own, ['create', 'update', 'export', 'action'], {
      writeScope: both(own, valued('status', 'draf', 'revisi')),
    }),
    [role.timMbkm]: allow({ type: 'all' }, ['update', 'export', 'action'], { only: ['komentar'] }),
    [role.dosen]: allow(both(dpl, handedIn), ['update', 'export', 'action'], { only: ['komentar'] }),
    [role.koordinator]: read(seen),
    [role.penilai]: read(seen),
    [role.bakpk]: read(handedIn),
  },
  check: row => {
    const length = row.ringkasan?.trim().length ?? ringkasan.min;
    const wrong = (row.programKerja ?? []).flatMap((each, i) =>
      Object.entries(
        inOrder(each.tanggalMulai, each.tanggalSelesai, `programKerja.${i}.tanggalSelesai`, { sameDay: true }),
      ),
    );
    return {
      ...errorIf(
        length < ringkasan.min || length > ringkasan.max,
        'ringkasan',
        programmeMessages.lengthBetween({ label: term('Ringkasan'), min: ringkasan.min, maks: ringkasan.max }),
      ),
      ...Object.fromEntries(wrong),
    };
  },
});

export type Proposal = Row<typeof proposal>;
