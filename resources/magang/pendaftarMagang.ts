import {
  allow,
  choice,
  file,
  integer,
  longtext,
  money,
  phone,
  read,
  ref,
  resource,
  text,
  through,
  url,
} from '../kit/index.ts';
import { role } from '../roles.ts';

/** Scheme of attendance at the workplace. */
export const skemaKerja = { luring: 'Luring', daring: 'Daring', hibrida: 'Hibrida' } as const;

const fields = {
  idPendaftarMbkm: ref('mbkm/pendaftar-program-mbkm', {
    required: true,
    fixed: true,
    cascade: true,
    unique: true,
    label: 'Pendaftar',
  }),
  namaMitraUsulan: text(150, { label: 'Nama mitra usulan' }),
  bidangUsahaUsulan: text(100, { label: 'Bidang usaha' }),
  alamatMitraUsulan: longtext({ label: 'Alamat mitra' }),
  kontakMitraUsulan: phone({ label: 'Telepon mitra' }),
  situsMitraUsulan: url({ label: 'Situs mitra' }),
  posisi: text(120),
  deskripsiTugas: longtext(),
  skemaKerja: choice(skemaKerja, { label: 'Moda pelaksanaan' }),
  jamPerMinggu: integer(8, 48, { label: 'Jam per minggu' }),
  uangSaku: money(),
  batchPmmb: text(30, { label: 'Gelombang PMMB' }),
  nomorPesertaPmmb: text(40, { label: 'Nomor peserta PMMB' }),
  jenisSertifikat: choice({ industri: 'Industri', kompetensi: 'Kompetensi' }),
  berkasCv: file(['pdf'], 5, { label: 'CV' }),
  berkasTranskrip: file(['pdf'], 5, { label: 'Transkrip' }),
  berkasPaktaIntegritas: file(['pdf'], 5, { label: 'Pakta integritas' }),
  berkasProposal: file(['pdf'], 5, { label: 'Proposal' }),
  berkasSuratPenerimaan: file(['pdf'], 5, { label: 'Surat penerimaan' }),
  berkasRekomendasi: file(['pdf'], 5, { label: 'Surat rekomendasi' }),
  berkasAsuransi: file(['pdf'], 5, { label: 'Asuransi', sensitive: 'kesehatan' }),
};

const along = through('idPendaftarMbkm');
const owner = allow(along, ['create', 'update']);

/**
 * Fields of a Magang registration beside the participation's, 1:1 (docs/domain/20 §1.1 pendaftar-magang). It is read
 * and written as `magang: {…}` of its participation. No field is required because a draft may be incomplete;
 * requirements for submission are declared by the ways in (`jalurMagang`).
 */
export const pendaftarMagang = resource({
  name: 'magang/pendaftar-magang',
  label: 'Data Magang',
  representation: '{posisi}',
  fields,
  sections: {
    'Mitra usulan': [
      'namaMitraUsulan',
      'bidangUsahaUsulan',
      'alamatMitraUsulan',
      'kontakMitraUsulan',
      'situsMitraUsulan',
    ],
    Kegiatan: ['posisi', 'deskripsiTugas', 'skemaKerja', 'jamPerMinggu', 'uangSaku'],
    PMMB: ['batchPmmb', 'nomorPesertaPmmb', 'jenisSertifikat'],
    Berkas: [
      'berkasCv',
      'berkasTranskrip',
      'berkasPaktaIntegritas',
      'berkasProposal',
      'berkasSuratPenerimaan',
      'berkasRekomendasi',
      'berkasAsuransi',
    ],
  },
  access: {
    [role.mahasiswa]: owner,
    [role.timMbkm]: allow(along, ['create', 'update', 'export']),
    [role.dosen]: read(along),
    [role.koordinator]: read(along),
    [role.mitra]: read(along, { hide: ['berkasTranskrip'] }),
    [role.penilai]: read(along),
    [role.outbound]: owner,
    [role.bakpk]: read(along),
  },
  byHand: true,
});
