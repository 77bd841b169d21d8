import { allow, boolean, choice, datetime, email, json, longtext, match, ref, resource, text } from '../kit/index.ts';
import { role } from '../roles.ts';

const own = allow(match('idUser', 'userId'), []);

/** Kinds of notices; `pesan` is what a person wrote. */
const jenisNotifikasi = { info: 'Info', tugas: 'Tugas', peringatan: 'Peringatan', pesan: 'Pesan' } as const;

/** In-app notices of one person (docs/domain/10 §2.1). */
export const notifikasi = resource({
  name: 'notifikasi',
  label: 'Pemberitahuan',
  withheldFromSystems: true,
  representation: '{judul}',
  fields: {
    idUser: ref('pengaturan/user', { required: true, cascade: true, label: 'Pengguna' }),
    jenis: choice(jenisNotifikasi, { required: true, default: 'info' }),
    judul: text(150, { required: true }),
    isi: longtext(),
    /** Title and text in the other languages that have them, as `{ en: { judul, isi } }`; read in the reader's. */
    lain: json({ secret: true }),
    link: text(200, { label: 'Tautan' }),
    dibacaPada: datetime(),
    /** No mail is written of it: it stays in the portal, or stood in a digest. */
    tanpaSurel: boolean({ secret: true }),
    /** Who reads answers to its mail. */
    balasKe: email({ secret: true }),
    /** Occasion and person; keeps a notice from being sent twice. */
    kunci: text(250, { unique: true, secret: true }),
  },
  columns: ['judul', 'jenis', 'link', 'dibacaPada'],
  filters: ['idUser', 'jenis', 'dibacaPada'],
  sort: ['-createdAt'],
  access: {
    [role.superAdmin]: own,
    [role.mahasiswa]: own,
    [role.timMbkm]: own,
    [role.dosen]: own,
    [role.koordinator]: own,
    [role.mitra]: own,
    [role.penilai]: own,
    [role.inbound]: own,
    [role.outbound]: own,
    [role.bakpk]: own,
  },
  serverOnly: true,
  byHand: true,
  unaudited: true,
});
