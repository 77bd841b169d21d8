import { choice, date, datetime, integer, json, longtext, read, ref, resource, text } from '../kit/index.ts';
import { role } from '../roles.ts';
import { pengaturanMessages } from './messages.ts';

/** Fewest and most years that a kind of data may be kept for; without a number it is kept for ever. */
export const tahunSimpan = { least: 1, most: 50 } as const;
/** Fewest and most days between planning a run and its beginning; until then anybody with the screen may call it off. */
export const hariTunggu = { least: 7, most: 90, default: 14 } as const;

/** For how long what kind of personal data is kept (docs/domain/10 §9 "Retention"): one row for each kind that was set. */
export const retensi = resource({
  name: 'pengaturan/retensi',
  // The screen's own call stands at the name.
  endpoint: 'pengaturan/masa-simpan',
  label: 'Masa Simpan',
  representation: '{jenis}',
  stays: 'all',
  fields: {
    /** The resource that declares the kind. */
    jenis: text(80, { required: true, unique: pengaturanMessages.retentionThere }),
    tahun: integer(tahunSimpan.least, tahunSimpan.most, { label: 'Disimpan selama', unit: 'tahun' }),
  },
  small: true,
  access: { [role.superAdmin]: read() },
  serverOnly: true,
});

/** Persons whose data stays, whatever its age, and why. */
export const penahanan = resource({
  name: 'pengaturan/penahanan',
  label: 'Data Ditahan',
  withheldFromSystems: true,
  representation: '{nama}',
  fields: {
    /** The resource of the person, and the row there. */
    sumber: text(80, { required: true }),
    idOrang: text(60, { required: true }),
    nama: text(200, { required: true, label: 'Nama' }),
    alasan: text(300, { required: true }),
    dilepasPada: datetime({ label: 'Dilepas' }),
    alasanLepas: text(300, { label: 'Alasan dilepas' }),
  },
  filters: ['idOrang'],
  access: { [role.superAdmin]: read() },
  serverOnly: true,
});

export const statusAnonimisasi = {
  direncanakan: 'Direncanakan',
  berjalan: 'Berjalan',
  selesai: 'Selesai',
  dibatalkan: 'Dibatalkan',
} as const;

const hidden = { access: {}, serverOnly: true, unaudited: true, stays: 'all' } as const;
const count = () => integer(0, 2_000_000_000, { required: true, default: 0 });

/** Runs that make people unknown: planned, called off or done, by whom, why, with what numbers. */
export const anonimisasi = resource({
  ...hidden,
  name: 'internal/anonimisasi',
  label: 'Anonimisasi',
  representation: '{tanggal}',
  fields: {
    tanggal: date({ required: true }),
    status: choice(statusAnonimisasi, { required: true, default: 'direncanakan' }),
    catatan: text(500, { required: true }),
    /** Numbers of the day on which it was planned, and what was done, by kind. */
    rencana: json(),
    hasil: json(),
    total: count(),
    idUser: text(60, { required: true }),
    namaUser: text(201),
    mulai: datetime(),
    selesai: datetime(),
    dibatalkanOleh: text(201),
    alasanBatal: text(500),
  },
  filters: ['status'],
});

/** Rows of a run; what was made unknown is known by them. */
export const anonimisasiBaris = resource({
  ...hidden,
  name: 'internal/anonimisasi-baris',
  label: 'Baris Anonimisasi',
  representation: '{idBaris}',
  fields: {
    idAnonimisasi: ref('internal/anonimisasi', { required: true, cascade: true }),
    /** The kind, and the row in its resource. */
    jenis: text(80, { required: true }),
    idBaris: text(60, { required: true }),
    hasil: choice(
      // `berlangsung`: some of its places are written already, so that it is finished whatever happens.
      { menunggu: 'Menunggu', berlangsung: 'Berlangsung', selesai: 'Selesai', dilewati: 'Dilewati' },
      { required: true, default: 'menunggu' },
    ),
    pesan: longtext(),
  },
  filters: ['idAnonimisasi', 'hasil', 'idBaris'],
});
