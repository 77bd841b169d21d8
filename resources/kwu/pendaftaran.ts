import { errorIf } from '../checkHelpers.ts';
import {
  allow,
  boolean,
  type Fields,
  file,
  longtext,
  phone,
  read,
  ref,
  resource,
  term,
  through,
} from '../kit/index.ts';
import { programmeMessages } from '../programme/messages.ts';
import { role } from '../roles.ts';

const along = through('idPendaftarMbkm');

/** Characters of a motivation that a reader can weigh. */
export const motivasi = { min: 100, max: 2000 } as const;

const fields = {
  idPendaftarMbkm: ref('mbkm/pendaftar-program-mbkm', {
    required: true,
    fixed: true,
    cascade: true,
    unique: true,
    label: 'Pendaftar',
  }),
  idKelompok: ref('kwu/kelompok', { readOnly: true, label: 'Usaha' }),
  noHp: phone({ label: 'No. HP' }),
  motivasi: longtext({ least: motivasi.min }),
  pengalamanUsaha: longtext({ label: 'Pengalaman usaha' }),
  berkasTranskrip: file(['pdf'], 2, { label: 'Transkrip' }),
  berkasKrs: file(['pdf'], 2, { label: 'KRS' }),
  berkasSuratPernyataan: file(['pdf'], 2, { label: 'Surat pernyataan' }),
  berkasIdeUsaha: file(['pdf'], 5, { label: 'Ide usaha' }),
  pernyataanBenar: boolean({ label: 'Data yang saya isi benar' }),
} satisfies Fields;

/** Fields of a KWU registration beside the participation's, 1:1 (docs/domain/30 §1.18). */
export const pendaftaranKwu = resource({
  name: 'kwu/pendaftaran-kwu',

  label: 'Data KWU',
  representation: '{idKelompok}',
  fields,
  sections: {
    Usaha: ['idKelompok'],
    'Data diri': ['noHp', 'motivasi', 'pengalamanUsaha'],
    Berkas: ['berkasTranskrip', 'berkasKrs', 'berkasSuratPernyataan', 'berkasIdeUsaha'],
    Pernyataan: ['pernyataanBenar'],
  },
  access: {
    [role.mahasiswa]: allow(along, ['create', 'update']),
    [role.timMbkm]: allow(along, ['create', 'update', 'export']),
    [role.dosen]: read(along),
    [role.koordinator]: read(along),
    [role.penilai]: read(along),
    [role.bakpk]: read(along),
  },
  check: row => {
    const length = row.motivasi?.trim().length ?? 0;
    return errorIf(
      length > 0 && (length < motivasi.min || length > motivasi.max),
      'motivasi',
      programmeMessages.lengthBetween({ label: term('Motivasi'), min: motivasi.min, maks: motivasi.max }),
    );
  },
  byHand: true,
});
