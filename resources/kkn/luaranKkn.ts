import { outputsOf } from '../kegiatan/outputsOf.ts';
import { date, longtext, refs, text } from '../kit/index.ts';
import { alurPeriksa } from '../mbkm/alurPeriksa.ts';
import { anggotaKkn } from './anggota.ts';

/** What KKN leaves behind, of each student or of the group (docs/domain/30 §1.12). */
export const luaranKkn = outputsOf({
  name: 'kkn/kkn-luaran',
  endpoint: 'v3/kkn/kkn-luaran',
  label: 'Luaran KKN',
  names: 'idSyaratLuaran',
  by: { group: 'kkn/kkn-kelompok', members: anggotaKkn },
  fields: {
    deskripsi: longtext(),
    namaMedia: text(150, { label: 'Nama media' }),
    tanggalTerbit: date({ label: 'Tanggal terbit' }),
    penulis: refs('kkn/kkn-kelompok.anggota', { dependsOn: { idKelompok: 'parentId' } }),
  },
  files: { berkas: { types: ['pdf', 'docx', 'jpg', 'png', 'pptx', 'mp4'], maxMb: 50, label: 'Berkas' } },
  linkDemanded: 'Tautan luaran wajib diisi.',
  linkTaken: 'Tautan ini sudah dipakai sebagai luaran {pemilik}.',
  deciders: ['HA03'],
  note: { name: 'catatan', label: 'Catatan pemeriksa' },
  workflow: alurPeriksa({
    ajukan: { confirm: 'Ajukan luaran ini? Berkas tidak dapat diganti selama diperiksa.', success: 'Luaran diajukan.' },
    setujui: { confirm: 'Setujui luaran ini?', success: 'Luaran disetujui.' },
    revisi: { success: 'Luaran dikembalikan untuk diperbaiki.' },
    tolak: { success: 'Luaran ditolak.' },
    pemutus: ['HA04', 'HA03'],
  }),
});
