import { outputsOf } from '../kegiatan/outputsOf.ts';
import { date, longtext, refs, text } from '../kit/index.ts';
import { alurPeriksa } from '../mbkm/alurPeriksa.ts';
import { anggotaKwu } from './anggota.ts';

/** What a business leaves behind, of each student or of all (docs/domain/30 §1.12). */
export const luaranKwu = outputsOf({
  name: 'kwu/luaran',
  endpoint: 'v4/kwu/luaran',
  label: 'Luaran KWU',
  names: 'idSyaratLuaran',
  by: { group: 'kwu/kelompok', members: anggotaKwu },
  fields: {
    deskripsi: longtext(),
    namaMedia: text(150, { label: 'Nama media' }),
    tanggalTerbit: date({ label: 'Tanggal terbit' }),
    penulis: refs('kwu/kelompok.anggota', { dependsOn: { idKelompok: 'parentId' } }),
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
