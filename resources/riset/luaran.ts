import { outputsOf } from '../kegiatan/outputsOf.ts';
import { choice, date, longtext, text } from '../kit/index.ts';
import { alurPeriksa } from '../mbkm/alurPeriksa.ts';
import { semuaPenulis } from './penulis.ts';

const server = { readOnly: true } as const;

/** Outputs of research, including the final report (docs/domain/40 §1.2). */
export const luaranRiset = outputsOf({
  name: 'riset/luaran',
  endpoint: 'v5/riset/luaran',
  label: 'Luaran Riset',
  titleMax: 250,
  fields: {
    deskripsi: longtext(),
    capaian: choice(
      {
        draf: 'Draf',
        dikirim_penerbit: 'Dikirim ke penerbit',
        diterima: 'Diterima',
        terbit: 'Terbit',
        terdaftar: 'Terdaftar',
        tersertifikasi: 'Tersertifikasi',
        selesai: 'Selesai',
      },
      { required: true },
    ),
    tanggal: date({ required: true, label: 'Tanggal capaian' }),
    nomor: text(80, { label: 'DOI / nomor permohonan / ISBN' }),
    kontribusi: longtext({ required: true, label: 'Kontribusi saya' }),
    penulis: semuaPenulis,
    portofolio: choice(
      { hki: 'HKI', jurnal: 'Jurnal', proceeding: 'Prosiding' },
      { ...server, label: 'Di portofolio' },
    ),
    idPortofolio: text(36, { ...server, label: 'Karya di portofolio' }),
  },
  sections: {
    Luaran: ['idPendaftarMbkm', 'idJenisLuaran', 'judul', 'deskripsi', 'capaian', 'tanggal', 'nomor', 'kontribusi'],
    Penulis: ['penulis'],
    Berkas: ['tautan', 'berkas'],
  },
  files: { berkas: { types: ['pdf', 'docx', 'zip'], maxMb: 20, label: 'Berkas' } },
  note: { name: 'catatan', label: 'Catatan pembimbing' },
  workflow: alurPeriksa({
    ajukan: {
      confirm: 'Ajukan luaran ini? Berkas tidak dapat diganti selama diperiksa.',
      success: 'Luaran diajukan kepada dosen pembimbing.',
    },
    setujui: { confirm: 'Setujui luaran ini?', success: 'Luaran disetujui.' },
    revisi: { success: 'Luaran dikembalikan untuk diperbaiki.' },
  }),
});
