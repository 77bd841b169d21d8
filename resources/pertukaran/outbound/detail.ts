import { errorIf } from '../../checkHelpers.ts';
import {
  choice,
  email,
  type Fields,
  file,
  longtext,
  money,
  type Row,
  ref,
  resource,
  status,
  term,
  text,
} from '../../kit/index.ts';
import { programmeMessages } from '../../programme/messages.ts';
import { role } from '../../roles.ts';
import { alurKhs } from '../keluar/alurKhs.ts';
import { aksesRincian, khs, motivasi, pendaftarnya } from '../keluar/rincian.ts';

/** Funding of the semester. */
const pendanaan = {
  mandiri: 'Mandiri',
  kampus: 'Kampus',
  pemerintah: 'Pemerintah',
  mitra: 'Mitra',
  beasiswa_lain: 'Beasiswa lain',
} as const;

const dokumen = (label: string) => file(['pdf'], 2, { label });

const fields = {
  ...pendaftarnya,
  idMasaStudi: ref('pertukaran/masa-studi', { only: { skema: 'outbound' }, label: 'Masa studi' }),
  idKampus: ref('master/kampus', { only: { aktif: true }, label: 'Perguruan tinggi tujuan' }),
  negara: text(100, { default: 'Indonesia' }),
  kota: text(100),
  prodiTujuan: text(100, { label: 'Program studi tujuan' }),
  fakultasTujuan: text(100, { label: 'Fakultas tujuan' }),
  nimTujuan: text(30, { label: 'NIM di PT tujuan' }),
  namaPicTujuan: text(100, { label: 'Kontak PT tujuan' }),
  emailPicTujuan: email({ label: 'Surel kontak PT tujuan', aliases: ['E-mail kontak PT tujuan'] }),
  pendanaan: choice(pendanaan, { label: 'Sumber pendanaan' }),
  nominalBantuan: money({ label: 'Nominal bantuan' }),
  motivasi: longtext({ least: motivasi.min }),
  berkasTranskrip: dokumen('Transkrip'),
  berkasRekomendasi: dokumen('Surat rekomendasi'),
  berkasIzinOrtu: dokumen('Izin orang tua'),
  berkasPakta: dokumen('Pakta integritas'),
  berkasLoa: dokumen('LoA'),
  berkasBahasa: dokumen('Sertifikat bahasa'),
  ...khs(3),
  statusKhs: status(alurKhs(role.outbound), { label: 'Status KHS' }),
} satisfies Fields;

/** Outbound's own fields of a participation, 1:1 (docs/domain/50 §1.7). */
export const outboundDetail = resource({
  name: 'pertukaran/outbound',
  endpoint: 'v2/pertukaran-mahasiswa/outbound',
  label: 'Data Outbound',
  representation: '{npm} {namaMahasiswa}',
  fields,
  sections: {
    Tujuan: [
      'idMasaStudi',
      'idKampus',
      'negara',
      'kota',
      'prodiTujuan',
      'fakultasTujuan',
      'nimTujuan',
      'namaPicTujuan',
      'emailPicTujuan',
      'pendanaan',
      'nominalBantuan',
    ],
    Motivasi: ['motivasi'],
    Berkas: ['berkasTranskrip', 'berkasRekomendasi', 'berkasIzinOrtu', 'berkasPakta', 'berkasLoa', 'berkasBahasa'],
    KHS: ['statusKhs', 'nomorKhs', 'tanggalKhs', 'berkasKhs'],
  },
  beneath: { idKampus: 'negara' },
  columns: ['npm', 'namaMahasiswa', 'idProgramProdi', 'idKampus', 'negara', 'nomorKhs', 'tanggalKhs', 'statusKhs'],
  filters: ['idPendaftarMbkm', 'idMasaStudi', 'idProgramProdi', 'idKampus', 'negara', 'statusKhs'],
  search: ['npm', 'namaMahasiswa', 'prodiTujuan'],
  sort: ['-updatedAt'],
  access: aksesRincian,
  check: row =>
    errorIf(
      (row.motivasi?.trim().length ?? 0) > motivasi.max,
      'motivasi',
      programmeMessages.lengthBetween({ label: term('Motivasi'), min: motivasi.min, maks: motivasi.max }),
    ),
  serverOnly: true,
});

export type OutboundDetail = Row<typeof outboundDetail>;
