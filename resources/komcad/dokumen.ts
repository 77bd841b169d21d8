import {
  allow,
  boolean,
  choice,
  date,
  type Fields,
  file,
  longtext,
  messages,
  type Row,
  read,
  resource,
  status,
  text,
} from '../kit/index.ts';
import { along, mahasiswanya, pendaftarnya } from '../mbkm/milikPeserta.ts';
import { role } from '../roles.ts';
import { alurDokumen } from './alurDokumen.ts';
import { jenisDari, jenisDokumen } from './jenisDokumen.ts';
import { komcadMessages } from './messages.ts';

const labels = Object.fromEntries(Object.entries(jenisDokumen).map(([code, { label }]) => [code, label]));

const fields = {
  idPendaftarMbkm: pendaftarnya,
  ...mahasiswanya,
  jenisDokumen: choice(labels, { required: true, fixed: true, label: 'Jenis dokumen' }),
  file: file(['pdf', 'jpg', 'png', 'zip'], 20, { required: true, label: 'Berkas', sensitive: 'identitas' }),
  nomorDokumen: text(80, { label: 'Nomor' }),
  tanggalDokumen: date({ label: 'Tanggal dokumen' }),
  berlakuSampai: date({ readOnly: true, label: 'Berlaku sampai' }),
  terlambat: boolean({ readOnly: true, label: 'Terlambat' }),
  status: status(alurDokumen),
  catatan: longtext({ readOnly: true }),
} satisfies Fields;

/** A document of a participant, one of each kind (docs/domain/40 §1.1). */
export const dokumenKomcad = resource({
  name: 'komcad/dokumen',
  endpoint: 'v6/komcad/upload-dokumen',
  label: 'Dokumen Komcad',
  retention: {
    kind: {
      label: 'Dokumen peserta Komcad',
      help: 'KTP, ijazah, surat sehat, dan dokumen lain yang diunggah peserta Komcad. Dihitung sejak kegiatannya berakhir.',
    },
  },
  representation: '{jenisDokumen}',
  fields,
  sections: {
    Dokumen: ['idPendaftarMbkm', 'jenisDokumen', 'file', 'nomorDokumen', 'tanggalDokumen', 'berlakuSampai'],
    Verifikasi: ['status', 'catatan', 'terlambat'],
  },
  columns: ['npm', 'namaMahasiswa', 'jenisDokumen', 'tanggalDokumen', 'berlakuSampai', 'status'],
  filters: ['status', 'jenisDokumen', 'idMahasiswa', 'idPendaftarMbkm'],
  search: ['namaMahasiswa', 'npm'],
  sort: ['-updatedAt'],
  orders: ['npm', 'namaMahasiswa', 'updatedAt'],
  unique: [[['idPendaftarMbkm', 'jenisDokumen'], komcadMessages.documentTwice]],
  history: 'data',
  deletable: { field: 'status', in: ['menunggu', 'tidak_valid'], otherwise: komcadMessages.documentLocked },
  access: {
    [role.mahasiswa]: allow(along, ['create', 'update', 'delete']),
    [role.timMbkm]: allow(along, ['create', 'update', 'export', 'action']),
    [role.dosen]: allow(along, ['action']),
    [role.koordinator]: allow(along, ['action']),
    [role.mitra]: read(along),
    [role.penilai]: read(along),
    [role.bakpk]: read(along),
  },
  check: row => ({
    tanggalDokumen: jenisDari(row.jenisDokumen)?.bulan && !row.tanggalDokumen ? messages.required : undefined,
  }),
});

export type DokumenKomcad = Row<typeof dokumenKomcad>;
