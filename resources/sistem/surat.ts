import { date, datetime, integer, read, resource, text } from '../kit/index.ts';

/** Letters that were issued, and what their public check says about them (docs/domain/40 §2.2, /verifikasi-surat). */
export const surat = resource({
  name: 'mbkm/surat',
  label: 'Surat',
  representation: '{nomor}',
  fields: {
    nomor: text(80, { required: true, unique: 'Nomor surat sudah digunakan.' }),
    jenis: text(40, { required: true }),
    tahun: integer(2000, 2999, { required: true }),
    urut: integer(1, 999_999, { required: true }),
    /** Unguessable; printed on the letter and in its QR code. */
    kode: text(40, { required: true, unique: true, label: 'Kode verifikasi' }),
    perihal: text(200, { required: true }),
    namaPenerima: text(200, { required: true, label: 'Penerima' }),
    program: text(200),
    diterbitkan: date({ required: true, label: 'Tanggal terbit' }),
    berlakuSampai: date(),
    dicabut: datetime({ label: 'Dicabut pada' }),
    alasanDicabut: text(300),
    resource: text(80, { label: 'Sumber data' }),
    idBaris: text(60, { label: 'ID baris' }),
    /** Fingerprint of what the letter says; one that says something else than its row does not count any more. */
    sidik: text(64, { label: 'Sidik isi' }),
  },
  columns: ['nomor', 'jenis', 'perihal', 'namaPenerima', 'program', 'diterbitkan', 'dicabut'],
  filters: ['jenis', 'diterbitkan', 'idBaris'],
  search: ['nomor', 'namaPenerima', 'perihal'],
  found: { group: 'Surat', beside: ['perihal', 'namaPenerima'], to: ['/monitoring/detail/:idBaris'] },
  sort: ['-diterbitkan'],
  orders: ['namaPenerima'],
  unique: [[['jenis', 'tahun', 'urut'], 'Nomor urut surat sudah digunakan.']],
  key: ['nomor'],
  access: { HA03: read(), HA10: read() },
  // The register has no screen of its own: its letters are found by the search and lead to what they are about.
  readWithoutMenu: true,
  serverOnly: true,
});
